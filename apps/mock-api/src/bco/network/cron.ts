import { Cron } from 'croner'

/** Parses a cron expression of five fields, in UTC. Returns undefined if it is invalid. */
export const parseCron = (text: string): Cron | undefined => {
  try {
    return new Cron(text, { mode: '5-part', utcOffset: 0 })
  } catch {
    return undefined
  }
}

/** Returns the next runs after `time`, in order. */
export const runsAfter = (cron: Cron, time: number, count: number): number[] =>
  cron.nextRuns(count, new Date(time)).map((run) => run.getTime())

/** Returns the last runs up to `time` and after `since`, latest first. */
export const runsBetween = (cron: Cron, since: number, time: number, count: number): number[] => {
  const runs: number[] = []
  // One millisecond later, to include a run at `time` itself.
  let before = time + 1
  while (runs.length < count) {
    const run = cron.previousRuns(1, new Date(before))[0]?.getTime()
    if (run === undefined || run <= since) break
    runs.push(run)
    before = run
  }
  return runs
}
