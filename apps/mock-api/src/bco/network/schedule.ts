import type { Schedule } from '@portal/schemas/contract'
import { BcoError, type Handler } from '../handler.ts'
import { nameOf } from '../rules/requests.ts'
import { type ClassRules, must } from '../rules/rule.ts'
import { parseCron, runsAfter, runsBetween } from './cron.ts'

const NEXT = 3
const MOST_RESULTS = 100

/** Duration of a run; always the same for a given moment. */
const durationAt = (at: string): number => 5 + (Math.floor(Date.parse(at) / 60_000) % 97)

/** A job at `now`: runs since the last write, and next runs. A paused job has neither. */
export const presentSchedule = (job: Schedule, now: number): Schedule => {
  const cron = job.IsPaused ? undefined : parseCron(job.Cron)
  if (!cron) return { ...job, NextRuns: [] }
  const since = Math.max(Date.parse(job.LastRun ?? job.ModifiedOn), Date.parse(job.ModifiedOn))
  const ran = runsBetween(cron, since, now, MOST_RESULTS).map((run) => new Date(run).toISOString())
  const [LastRun = job.LastRun] = ran
  return {
    ...job,
    ...(LastRun !== undefined && { LastRun }),
    NextRuns: runsAfter(cron, now, NEXT).map((run) => new Date(run).toISOString()),
    Results: [
      ...ran.map((At) => ({ At, Status: 'OK' as const, DurationSeconds: durationAt(At) })),
      ...job.Results,
    ].slice(0, MOST_RESULTS),
  }
}

/** Jobs. Their runs follow from the cron text; results before a change are kept. */
export const scheduleRules: ClassRules = {
  defaults: () => ({ IsPaused: false, NextRuns: [], Results: [] }),
  check: (next, previous, { now }) => {
    must(parseCron(String(next.Cron)) !== undefined, 'Error', 'Cron: is no cron text of five fields')
    if (!previous) return next
    const { LastRun, Results } = presentSchedule(previous as unknown as Schedule, now)
    return { ...next, ...(LastRun !== undefined && { LastRun }), Results }
  },
}

export const runSchedule: Handler<'runSchedule'> = ({ params }, context) => {
  const { world, caller, now } = context
  const record = world.as(caller).one('schedule', params.id)
  if (!record) throw new BcoError('UNKNOWNREQUEST')
  const job = presentSchedule(record, now)
  const LastRun = new Date(now).toISOString()
  const result = {
    At: LastRun,
    Status: 'OK' as const,
    DurationSeconds: durationAt(LastRun),
    Note: `Run by ${nameOf(context)}`,
  }
  const Results = [result, ...job.Results].slice(0, MOST_RESULTS)
  return presentSchedule(world.write('schedule', { ...job, LastRun, Results }, now), now)
}
