/** An actor, or several that are stopped together. */
interface Kept {
  readonly stop: () => unknown
}

/** Actors of the portal that go on while other screens are shown, by name; one name stands for one type. */
export type KeptActors = Map<string, Kept>

/** Returns the actor of that name, and starts it if there is none. */
export const keptActor = <TKept extends Kept>(kept: KeptActors, name: string, start: () => TKept): TKept => {
  const known = kept.get(name)
  if (known) return known as TKept
  const started = start()
  kept.set(name, started)
  return started
}

/** Stops all of them: another person has signed in. */
export const stopKeptActors = (kept: KeptActors): void => {
  for (const one of kept.values()) one.stop()
  kept.clear()
}
