"""One game of each kind, all seats played at random, in the PettingZoo environment."""

from lairkeeper.envs import TableEnv, environment_id
from lairkeeper.games import games


def play(name: str, seed: int) -> tuple[int, list[str]]:
    """How many actions a game took, and which agents won it."""
    env = TableEnv(name)
    env.reset(seed=seed)
    steps, winners = 0, []
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    for agent in env.agent_iter():
        _, reward, is_over, is_cut, info = env.last()
        if is_over or is_cut:
            winners += [agent] if reward > 0 else []
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(info["action_mask"]))
            steps += 1
    return steps, winners


def main() -> None:
    for name in games():
        steps, winners = play(name, seed=7)
        print(f"{environment_id(name):28} {steps:5} actions, won by {', '.join(winners) or 'nobody'}")


if __name__ == "__main__":
    main()
