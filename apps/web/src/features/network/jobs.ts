import type { ReadJob } from '../../services/readers/network.ts'
import { readCron } from './cron/cron.ts'

export interface JobQueue {
  /** Jobs whose latest run failed, latest failure first. */
  readonly failed: readonly { readonly id: string; readonly name: string; readonly at: number }[]
  readonly paused: number
  readonly next: { readonly id: string; readonly name: string; readonly at: number } | undefined
}

const lastResult = ({ Results }: ReadJob) =>
  Results.toSorted((a, b) => Date.parse(b.At) - Date.parse(a.At))[0]

/** Returns the failed jobs, the number of paused jobs, and the next run. */
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
