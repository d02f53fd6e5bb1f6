import { PERSONA_RELATIONS } from '@portal/fixtures'
import { MINUTE_MS } from '@portal/schemas'
import type { Schedule } from '@portal/schemas/contract'
import type { SessionWorld } from '../../world/sessionWorld.ts'
import type { View } from '../../world/view.ts'
import { BcoError, type CallContext, type Caller, ConflictError, type Handler } from '../handler.ts'
import { nameOf } from '../rules/requests.ts'
import { type ClassRules, must } from '../rules/rule.ts'
import { parseCron, runsAfter, runsBetween } from './cron.ts'
import { DEFAULT_REPORT, reportFile } from './jobReport.ts'
import { catchUp, firmwareFindings, plannedResult, runJob } from './jobRun.ts'

const NEXT = 3
const MOST_RESULTS = 100

/** Depends only on the time of the run, so a run has the same duration on every read. */
const durationAt = (at: string): number => 5 + (Math.floor(Date.parse(at) / 60_000) % 97)

/** Returns a job at `now` with its next runs and its runs since the last write. A paused job has neither. */
const presentRuns = (job: Schedule, now: number): Schedule => {
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
      ...ran.map((At) => ({ At, DurationSeconds: durationAt(At), ...plannedResult(job, At) })),
      ...job.Results,
    ].slice(0, MOST_RESULTS),
  }
}

/** Returns a job with its runs, and with the findings of the last run of a firmware check. */
export const presentSchedule = (view: View, record: Schedule, now: number): Schedule => {
  const job = presentRuns(record, now)
  const { Findings: _, ...rest } = job
  return job.Task === 'FIRMWARE_CHECK' && job.LastRun !== undefined
    ? { ...job, Findings: firmwareFindings(job, view, Date.parse(job.LastRun)) }
    : rest
}

/** The runs follow from the cron expression. Results from before a change are kept. */
export const scheduleRules: ClassRules = {
  defaults: ({ Task }, { world, caller }) => {
    const isReport = Task === 'REPORT'
    const Recipient = world
      .as(caller)
      .unmasked()
      .one('relationcontact', caller.contactId ?? '')?.Email
    return {
      IsPaused: false,
      NextRuns: [],
      Results: [],
      ...(isReport && DEFAULT_REPORT),
      ...(isReport && Recipient !== undefined && { Recipient }),
    }
  },
  check: (next, previous, { now }) => {
    must(parseCron(String(next.Cron)) !== undefined, 'Error', 'Cron: is not a cron expression of five fields')
    if (!previous) return next
    const { LastRun, Results } = presentRuns(previous as unknown as Schedule, now)
    return { ...next, ...(LastRun !== undefined && { LastRun }), Results }
  },
}

const jobOf = (id: string, { world, caller }: CallContext): Schedule => {
  const job = world.as(caller).one('schedule', id)
  if (!job) throw new BcoError('UNKNOWNREQUEST')
  return job
}

export const runSchedule: Handler<'runSchedule'> = ({ params }, context) => {
  const { world, caller, now } = context
  const job = presentRuns(jobOf(params.id, context), now)
  const LastRun = new Date(now).toISOString()
  const result = {
    At: LastRun,
    DurationSeconds: durationAt(LastRun),
    Note: `Run by ${nameOf(context)}`,
    ...runJob(job, context),
  }
  const Results = [result, ...job.Results].slice(0, MOST_RESULTS)
  return presentSchedule(world.as(caller), world.write('schedule', { ...job, LastRun, Results }, now), now)
}

export const removeSchedule: Handler<'removeSchedule'> = ({ params, query }, context) => {
  const { world, caller, now } = context
  const record = jobOf(params.id, context)
  const job = presentSchedule(world.as(caller), record, now)
  if (record.Version !== query.version) throw new ConflictError(job)
  world.remove('schedule', record.Id)
  return job
}

/** Recreates the file of a run from the data of that time. */
export const getScheduleFile: Handler<'getScheduleFile'> = ({ params }, context) => {
  const job = presentRuns(jobOf(params.id, context), context.now)
  const at = job.Results.find(({ File }) => File === params.file)?.At
  if (at === undefined) throw new BcoError('UNKNOWNREQUEST')
  const bytes = reportFile(job, { ...context, now: Date.parse(at) })
  return { name: `${params.file}.csv`, type: 'text/csv', bytes }
}

/** Jobs run with the rights of a super administrator. */
const SCHEDULER: Caller = {
  username: 'scheduler',
  roles: ['SuperAdmin'],
  relationId: PERSONA_RELATIONS.network,
}

/** Minute up to which the jobs of a mock session have run. */
const doneUntil = new WeakMap<SessionWorld, number>()

/** Runs all jobs that have become due since the last call. */
export const runDueJobs = (context: Omit<CallContext, 'caller'>): void => {
  const { world, now } = context
  const minute = Math.floor(now / MINUTE_MS)
  const since = doneUntil.get(world)
  if (since === minute) return
  doneUntil.set(world, minute)
  if (since === undefined || since > minute) return
  const system = { ...context, caller: SCHEDULER }
  for (const job of world.as(system.caller).all('schedule')) catchUp(job, since * MINUTE_MS, system)
}
