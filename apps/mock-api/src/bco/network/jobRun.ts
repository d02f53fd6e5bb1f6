import { NEWEST_FIRMWARE } from '@portal/fixtures'
import { DAY_MS, HOUR_MS, startOfLocalMonth } from '@portal/schemas'
import type { Schedule } from '@portal/schemas/contract'
import type { View } from '../../world/view.ts'
import type { CallContext } from '../handler.ts'
import { actOnBacklog } from './backlog.ts'
import { parseCron, runsBetween } from './cron.ts'
import { invoiceCdrs } from './invoicing.ts'
import { reportRows } from './jobReport.ts'

type Result = Schedule['Results'][number]

const ROAMING_BACKLOG = 'BL04'
/** Age at which a draft request is removed. */
const DRAFT_MS = 180 * DAY_MS
/** Roaming partners are silent during every nth hour. */
const SILENT_EVERY = 31
const MOST_FINDINGS = 100

const fileOfRun = (job: string, at: string): string => `${job}-${at.slice(0, 16).replace(/[-:]/g, '')}`

/** Returns the fields of a result that depend only on the job and the time. */
export const plannedResult = (job: Schedule, at: string): Pick<Result, 'Status'> & Partial<Result> => {
  const { Id, Task, Recipient } = job
  if (Task === 'ROAMING_SYNC' && Math.floor(Date.parse(at) / HOUR_MS) % SILENT_EVERY === 0)
    return { Status: 'FAILED', Note: 'The roaming partners did not answer' }
  if (Task !== 'REPORT') return { Status: 'OK' }
  const File = fileOfRun(Id, at)
  return { Status: 'OK', File, ...(Recipient !== undefined && { EmailId: `M-${File}` }) }
}

/** Returns the charge points whose firmware was older at `at` than the newest version for their model. */
export const firmwareFindings = (
  { RelationId }: Pick<Schedule, 'RelationId'>,
  view: View,
  at: number,
): NonNullable<Schedule['Findings']> =>
  view
    .all('chargepoint')
    .flatMap((charger) => {
      const { Id, Model, RelationId: owner } = charger
      const FirmwareVersion = view.connectors.firmwareOf(charger, at) ?? ''
      const Newest = NEWEST_FIRMWARE[Model]
      const isOld = Newest !== undefined && FirmwareVersion.localeCompare(Newest, 'en', { numeric: true }) < 0
      const isMeant = RelationId === undefined || RelationId === owner
      return isOld && isMeant ? [{ ChargePointId: Id, Model, FirmwareVersion, Newest }] : []
    })
    .slice(0, MOST_FINDINGS)

const announce = (job: Schedule, at: string, { world, caller }: CallContext): void => {
  const { EmailId } = plannedResult(job, at)
  if (EmailId === undefined || world.as(caller).one('email', EmailId)) return
  const Subject = `${job.Description} (${at.slice(0, 10)})`.slice(0, 255)
  world.write(
    'email',
    {
      Id: EmailId,
      Description: Subject,
      Version: 1,
      CreatedOn: at,
      ModifiedOn: at,
      Recipient: job.Recipient ?? '',
      Subject,
      Body: `The report is ready: /network/scheduler/${job.Id}`,
      Status: 'QUEUED',
    },
    Date.parse(at),
  )
}

const invoice = ({ RelationId }: Schedule, context: CallContext): number => {
  const { world, caller, now } = context
  const month = new Date(startOfLocalMonth(now)).toISOString()
  const about =
    RelationId === undefined ? [] : [{ field: 'RelationId', operator: 'EX', value: RelationId } as const]
  const due = world
    .as(caller)
    .cdrs(now, about)
    .filter((cdr) => cdr.Stop < month && (RelationId ?? cdr.RelationId) === cdr.RelationId)
  return invoiceCdrs(due, context, now)
}

const cleanUp = ({ RelationId }: Schedule, { world, caller, now }: CallContext): number => {
  const old = world
    .as(caller)
    .unmasked()
    .all('request')
    .filter(
      (request) =>
        request.Status === 'DRAFT' &&
        Date.parse(request.ModifiedOn) < now - DRAFT_MS &&
        (RelationId ?? request.RelationId) === request.RelationId,
    )
  for (const { Id } of old) world.remove('request', Id)
  return old.length
}

const workOf = (job: Schedule, at: string, context: CallContext): number => {
  switch (job.Task) {
    case 'REPORT':
      announce(job, at, context)
      return reportRows(job, context).length - 1
    case 'INVOICING':
      return invoice(job, context)
    case 'FIRMWARE_CHECK':
      return firmwareFindings(job, context.world.as(context.caller), Date.parse(at)).length
    case 'DRAFT_CLEANUP':
      return cleanUp(job, context)
    case 'ROAMING_SYNC': {
      const { Actions } = actOnBacklog('RETRY', ROAMING_BACKLOG, { reason: job.Description }, context)
      return Actions[0]?.Entries ?? 0
    }
  }
}

/** Adds the reason for a failed run to the error log. */
const logFailure = (job: Schedule, at: string, { world, caller }: CallContext): void => {
  const { Status, Note = '' } = plannedResult(job, at)
  const Id = `EL-${fileOfRun(job.Id, at)}`
  if (Status !== 'FAILED' || world.as(caller).one('errorlog', Id)) return
  world.write(
    'errorlog',
    {
      Id,
      Description: `${job.Description}: ${Note}`.slice(0, 255),
      Version: 1,
      CreatedOn: at,
      ModifiedOn: at,
      Level: 'ERROR',
      At: at,
      Source: 'scheduler',
      Code: 'FAILEDTOLOAD',
      Message: Note,
      Status: 'OPEN',
      ...(job.RelationId !== undefined && { RelationId: job.RelationId }),
    },
    Date.parse(at),
  )
}

/** Runs a job. A planned failure only adds an error to the log. */
export const runJob = (job: Schedule, context: CallContext): Pick<Result, 'Status'> & Partial<Result> => {
  const at = new Date(context.now).toISOString()
  const planned = plannedResult(job, at)
  if (planned.Status === 'OK') return { ...planned, Count: workOf(job, at, context) }
  logFailure(job, at, context)
  return planned
}

/** Max missed reports of a job that are announced after the clock has moved far ahead. */
const MOST_ANNOUNCED = 20

/**
 * Catches up on the missed runs of a job: announces the latest missed reports, or runs any other job once. A firmware
 * check has no effects to catch up on.
 */
export const catchUp = (job: Schedule, since: number, context: CallContext): void => {
  const cron = job.IsPaused ? undefined : parseCron(job.Cron)
  if (!cron || job.Task === 'FIRMWARE_CHECK') return
  const runs = runsBetween(cron, Math.max(since, Date.parse(job.ModifiedOn)), context.now, MOST_ANNOUNCED)
  for (const run of job.Task === 'REPORT' ? runs : runs.slice(0, 1)) {
    const at = new Date(run).toISOString()
    if (job.Task === 'REPORT') announce(job, at, context)
    else runJob(job, { ...context, now: run })
  }
}
