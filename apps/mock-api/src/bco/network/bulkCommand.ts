import { parseSessionId } from '@portal/fixtures'
import { mayStep } from '@portal/schemas'
import type { BulkCommand } from '@portal/schemas/contract'
import type { View } from '../../world/view.ts'
import type { CallContext } from '../handler.ts'
import { restartOf, stopOf } from '../remoteEffects.ts'
import { type ClassRules, must } from '../rules/rule.ts'

/** Interval between two chargers of a command, on the clock of the world. */
const STEP_MS = 2_000

type Result = BulkCommand['Results'][number]

/** Answer of a charger at its turn. With a car connected it rejects commands that would end the session. */
const resultOf = (view: View, Command: BulkCommand['Command'], ChargePointId: string, at: number): Result => {
  const connectors = view.connectors.ofCharger(ChargePointId, at)
  if (!connectors.some(({ isOnline }) => isOnline)) return { ChargePointId, Status: 'OFFLINE' }
  const isBusy = connectors.some(({ stay }) => stay !== undefined)
  if (isBusy && (Command === 'RESET' || Command === 'UPDATE_FIRMWARE'))
    return { ChargePointId, Status: 'REJECTED', Note: 'A car is connected' }
  return { ChargePointId, Status: 'ACCEPTED' }
}

/** Applies RESET and UNLOCK to each charger at its turn, if it accepts. Other commands have no effect. */
const act = ({ Id, Command, ChargePointIds }: BulkCommand, { world, caller, now }: CallContext): void => {
  const view = world.as(caller)
  for (const [index, charger] of ChargePointIds.entries()) {
    const commandedAt = now + (index + 1) * STEP_MS
    if (resultOf(view, Command, charger, commandedAt).Status !== 'ACCEPTED') continue
    const turn = { command: Id, told: commandedAt }
    if (Command === 'RESET') world.intervene({ ...restartOf(charger, commandedAt), turn })
    if (Command !== 'UNLOCK') continue
    const stay = view.connectors.ofCharger(charger, commandedAt).find((connector) => connector.stay)?.stay
    const parsed = stay && parseSessionId(stay.sessionId)
    if (stay && parsed) world.intervene({ ...stopOf(parsed.connectorId, stay.sessionId, commandedAt), turn })
  }
}

/** Current state of a command. Its results are a function of time until it is cancelled. */
export const presentBulkCommand = (view: View, command: BulkCommand, now: number): BulkCommand => {
  const { Command, ChargePointIds, Status, CreatedOn } = command
  if (Status !== 'RUNNING') return command
  const began = Date.parse(CreatedOn)
  const reached = ChargePointIds.slice(0, Math.max(0, Math.floor((now - began) / STEP_MS)))
  return {
    ...command,
    Status: reached.length === ChargePointIds.length ? 'DONE' : 'RUNNING',
    Results: reached.map((id, index) => resultOf(view, Command, id, began + (index + 1) * STEP_MS)),
  }
}

/** Commands to many chargers. A sent command can only be cancelled. */
export const bulkCommandRules: ClassRules = {
  defaults: () => ({ Status: 'RUNNING', Results: [] }),
  check: (row, before, context) => {
    const { world, caller, now } = context
    const next = row as unknown as BulkCommand
    const view = world.as(caller)
    if (!before) {
      must(next.Status === 'RUNNING', 'Error', 'Status: a new command is RUNNING')
      const unknown = next.ChargePointIds.find((id) => !view.one('chargepoint', id))
      must(unknown === undefined, 'UnknownChargePoint', `ChargePointIds: '${unknown}' does not exist`)
      const ChargePointIds = [...new Set(next.ChargePointIds)]
      act({ ...next, ChargePointIds }, context)
      return { ...row, ChargePointIds }
    }
    const previous = presentBulkCommand(view, before as unknown as BulkCommand, now)
    // The stored record still says RUNNING after the command was read as DONE: both are unchanged.
    const isSame = next.Status === previous.Status || next.Status === before.Status
    const isAllowed = isSame || mayStep('bulkcommand', previous.Status, next.Status)
    must(isAllowed, 'Error', `Status: is ${previous.Status}`)
    const isCancelled = next.Status === 'CANCELLED' && !isSame
    // Results so far are final.
    if (isCancelled) world.intervene({ kind: 'callOff', command: next.Id, at: now })
    return isCancelled ? { ...row, Results: previous.Results } : { ...row, Status: before.Status }
  },
}
