import { Cron } from 'croner'

/** When a job runs: minute, hour, day of month, month and day of week, in UTC; undefined for a text that is not cron. */
export const parseCron = (text: string): Cron | undefined => {
  try {
    return new Cron(text, { mode: '5-part', utcOffset: 0 })
  } catch {
    return undefined
  }
}

/** The first runs after a moment, in order. */
export const runsAfter = (cron: Cron, time: number, count: number): number[] =>
  cron.nextRuns(count, new Date(time)).map((run) => run.getTime())

/** The last runs up to a moment and after another, latest first. */
export const runsBetween = (cron: Cron, since: number, time: number, count: number): number[] => {
  const runs: number[] = []
  // One millisecond later: what runs at the moment itself counts.
  let before = time + 1
  while (runs.length < count) {
    const run = cron.previousRuns(1, new Date(before))[0]?.getTime()
    if (run === undefined || run <= since) break
    runs.push(run)
    before = run
  }
  return runs
}
