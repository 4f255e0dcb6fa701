"""Errors of studies; their words are in `lab/words`, under `error-` and the code."""

from lairkeeper.kernel.errors import Illegal, Malformed


class UnreadableStudy(Malformed):
    """A study file that is not there or is no TOML; facts are `file` and `reason`."""

    code = "lab-study-file"


class BadStudy(Malformed):
    """A key of a study file that does not fit; facts are `file`, `key`, `reason` and `expected`."""

    code = "lab-study-key"


class EmptyGrid(Illegal):
    """No cell of the grid can be played, since the options exclude each other; the fact is `file`."""

    code = "lab-grid-empty"


class DamagedFile(Malformed):
    """A file of a study folder that cannot be read; the fact is `file`."""

    code = "lab-damaged"


class DamagedDescription(DamagedFile):
    """The description of a study folder cannot be read; running its plan again rewrites it. The fact is `file`."""

    code = "lab-damaged-description"


class ForeignFile(Malformed):
    """A Parquet file that belongs to another study; the fact is `file`."""

    code = "lab-foreign"


class OverlappingFiles(Malformed):
    """Two files of a study hold the same games; facts are `first` and `second`."""

    code = "lab-overlap"


class OtherStudy(Illegal):
    """The folder holds another study; facts are `folder` and `differs`."""

    code = "lab-other-study"


class NoStudy(Malformed):
    """A folder without a study; the fact is `folder`."""

    code = "lab-no-study"


class FolderInUse(Illegal):
    """Another process plays this study; the fact is `folder`."""

    code = "lab-in-use"


class UnwritableFolder(Malformed):
    """Facts are `folder` and `reason`."""

    code = "lab-unwritable"


class NoSuchGame(Malformed):
    """A game that the study does not have; facts are `game`, `cells` and `games`."""

    code = "lab-no-game"


class NotRepeated(Illegal):
    """A game of a study went another way when it was played again; facts are `seed` and `column`."""

    code = "lab-not-repeated"


class UnknownEngine(Malformed):
    """Facts are `engine` and `known`."""

    code = "lab-engine"


class NoCluster(Illegal):
    """A cluster that cannot be reached; facts are `engine` and `reason`."""

    code = "lab-no-cluster"


class OtherVersion(Illegal):
    """A machine of the cluster has another version of the rules; facts are `here` and `there`."""

    code = "lab-version"


class BrokenOff(Illegal):
    """Processes died and the rest could not be played; facts are `done` and `wanted`."""

    code = "lab-broken-off"


class NoNumber(Malformed):
    """A designed number that the content does not have; facts are `number` and `reason`."""

    code = "lab-no-number"


class BadArm(Malformed):
    """One side of a comparison that is no bot, preset, option or pack; facts are `arm` and `game`."""

    code = "lab-arm"


class TwofoldArm(Malformed):
    """One side of a comparison that may mean two things; facts are `arm`, and `first` and `second` to write instead."""

    code = "lab-arm-twofold"


class NoReadings(Illegal):
    """A game without reading switches; the fact is `game`."""

    code = "lab-no-readings"
