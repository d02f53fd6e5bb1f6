import type { ReadJob } from '../../services/readers/network.ts'
import { readCron } from './cron/cron.ts'

export interface JobQueue {
  /** Whose last run failed, the latest first. */
  readonly failed: readonly { readonly id: string; readonly name: string; readonly at: number }[]
  readonly paused: number
  /** The one that runs next. */
  readonly next: { readonly id: string; readonly name: string; readonly at: number } | undefined
}

const lastResult = ({ Results }: ReadJob) =>
  Results.toSorted((a, b) => Date.parse(b.At) - Date.parse(a.At))[0]

/** The jobs as work: those that failed, how many wait, and what comes next. */
export const jobQueue = (jobs: readonly ReadJob[], now: number): JobQueue => {
  const runs = jobs.flatMap(({ Id, Description, Cron, IsPaused }) => {
    const [at] = IsPaused ? [] : (readCron(Cron)?.runsAfter(now, 1) ?? [])
    return at === undefined ? [] : [{ id: Id, name: Description, at }]
  })
  return {
    failed: jobs
      .flatMap((job) => {
        const last = lastResult(job)
        return last?.Status === 'FAILED'
          ? [{ id: job.Id, name: job.Description, at: Date.parse(last.At) }]
          : []
      })
      .sort((a, b) => b.at - a.at),
    paused: jobs.filter(({ IsPaused }) => IsPaused).length,
    next: runs.toSorted((a, b) => a.at - b.at)[0],
  }
}
