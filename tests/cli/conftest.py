from tests.cli.driver import lairkeeper, state_folder

__all__ = ["lairkeeper", "state_folder"]
