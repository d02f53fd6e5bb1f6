import { mayStep } from '@portal/schemas'
import type { BulkCommand } from '@portal/schemas/contract'
import { protocolOf } from '@portal/schemas/ocpp/protocols'
import { dispatch } from '../chargerMessages.ts'
import { BcoError, type CallContext } from '../handler.ts'
import { listAt, textAt } from '../messagePayload.ts'
import { type ClassRules, must } from '../rules/rule.ts'

/** Interval between two chargers of a command, by the business clock. */
const STEP_MS = 2_000

type Result = BulkCommand['Results'][number]

/** Statuses that count as accepted. Some successful answers have none. */
const DONE_STATUSES: readonly (string | undefined)[] = ['Accepted', 'Scheduled', 'Unlocked', undefined]

/** Returns the status of an answer, or of its variable results: the first refusal, if any. */
const statusIn = (answer: string): string | undefined => {
  const body: unknown = JSON.parse(answer)
  const inResults = ['setVariableResult', 'getVariableResult']
    .flatMap((list) => listAt(body, list))
    .map((result) => textAt(result, 'attributeStatus'))
  return textAt(body, 'status') ?? inResults.find((status) => status !== 'Accepted') ?? inResults[0]
}

const hasValues = (answer: string): boolean => Object.keys(JSON.parse(answer)).some((key) => key !== 'status')

const resultOf = (ChargePointId: string, MessageId: string, answer: string | undefined): Result => {
  if (answer === undefined) return { ChargePointId, Status: 'OFFLINE', MessageId }
  const status = statusIn(answer)
  const note = hasValues(answer) ? answer : status
  return {
    ChargePointId,
    Status: DONE_STATUSES.includes(status) ? 'ACCEPTED' : 'REJECTED',
    MessageId,
    ...(note !== undefined && note !== 'Accepted' && { Note: note }),
  }
}

/** Sends the message to one charger after another. Returns the results, each due at the charger's turn. */
const send = ({ Id, Command, Payloads, ChargePointIds }: BulkCommand, context: CallContext): Result[] => {
  const { world, caller, now } = context
  return ChargePointIds.map((id, index) => {
    const charger = world.as(caller).one('chargepoint', id)
    if (!charger) throw new BcoError('UnknownChargePoint', `ChargePointIds: '${id}' does not exist`)
    const payload = Payloads?.find(({ Protocol }) => Protocol === protocolOf(charger))?.Payload
    const answered = now + (index + 1) * STEP_MS
    const turn = { command: Id, sentAt: answered }
    const sent = { charger, action: Command, payload, sent: answered - STEP_MS, answered, turn }
    const message = dispatch(sent, context)
    return resultOf(id, message.Id, message.Answer)
  })
}

/** Returns a command at `now`. A running one has only the answers that are due, and is DONE once it has all. */
export const presentBulkCommand = (command: BulkCommand, now: number): BulkCommand => {
  const { Results, Status, CreatedOn } = command
  if (Status !== 'RUNNING') return command
  const due = Results.slice(0, Math.max(0, Math.floor((now - Date.parse(CreatedOn)) / STEP_MS)))
  return { ...command, Status: due.length === Results.length ? 'DONE' : 'RUNNING', Results: due }
}

/** A sent command can only be cancelled. */
export const bulkCommandRules: ClassRules = {
  defaults: () => ({ Status: 'RUNNING', Results: [] }),
  check: (row, before, context) => {
    const { world, now } = context
    const next = row as unknown as BulkCommand
    if (!before) {
      must(next.Status === 'RUNNING', 'Error', 'Status: a new command is RUNNING')
      must(row.ChargePointIds !== undefined, 'Error', 'ChargePointIds: is missing')
      const ChargePointIds = [...new Set(next.ChargePointIds)]
      return { ...row, ChargePointIds, Results: send({ ...next, ChargePointIds }, context) }
    }
    const previous = presentBulkCommand(before as unknown as BulkCommand, now)
    // A DONE command is still stored as RUNNING, so sending either status changes nothing.
    const isSame = next.Status === previous.Status || next.Status === before.Status
    const isAllowed = isSame || mayStep('bulkcommand', previous.Status, next.Status)
    must(isAllowed, 'Error', `Status: is ${previous.Status}`)
    const isCancelled = next.Status === 'CANCELLED' && !isSame
    // The remaining messages are called off, and the results so far become final.
    if (isCancelled) world.intervene({ kind: 'callOff', command: next.Id, at: now })
    return isCancelled ? { ...row, Results: previous.Results } : { ...row, Status: before.Status }
  },
}
