import { parametersOf } from '@portal/schemas/ocpp/messages'
import type { Protocol } from '@portal/schemas/ocpp/protocols'
import type { MessageToSend } from '../../../components/chargerMessages/messageToSend.ts'
import type { Picked } from '../../../data/picked.ts'

/** Fields by which a line can select chargers. */
export const TARGETS = ['Id', 'ChargeBoxSerialNumber', 'LocationId', 'RelationId', 'FirmwareVersion'] as const
export type TargetField = (typeof TARGETS)[number]

/** Input of a bulk command, before the chargers are looked up. */
export interface CommandSource {
  readonly by: TargetField
  readonly lines: readonly string[]
  readonly message: MessageToSend
  readonly reason: string
  readonly picked: Picked | undefined
}

export interface Target {
  readonly id: string
  readonly name: string
  readonly protocol: Protocol
}

/** The chargers of one command, the chargers that do not support the message, or a line without a match. */
export interface CommandBatch {
  readonly key: string
  readonly targets: readonly Target[]
  readonly message: MessageToSend
  readonly reason: string
  readonly problem?: 'unknown' | 'notApplicable'
}

/** Maximum number of chargers per command; more chargers need further commands. */
export const MOST_TARGETS = 1_000

/** Returns the distinct, trimmed lines of a text. Semicolons and commas also separate lines. */
export const linesIn = (text: string): readonly string[] => [
  ...new Set(text.split(/[\n;,]/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))),
]

/** Returns a field and value for each lookup: first the lines, then the selected ids. */
export const lookUpsOf = ({
  by,
  lines,
  picked,
}: CommandSource): readonly (readonly [TargetField, string])[] => [
  ...lines.map((line) => [by, line] as const),
  ...(picked && 'ids' in picked ? picked.ids.map((id) => ['Id', id] as const) : []),
]

/**
 * Splits the distinct chargers into batches, followed by the chargers that do not support the message and the lines
 * without a match.
 */
export const batchesOf = (
  source: CommandSource,
  found: readonly (readonly Target[])[],
): readonly CommandBatch[] => {
  const { message, reason } = source
  const targets = [...new Map(found.flat().map((target) => [target.id, target])).values()]
  const isApplicable = ({ protocol }: Target) => parametersOf(protocol, message.action) !== undefined
  const applicable = targets.filter(isApplicable)
  const others = targets.filter((target) => !isApplicable(target))
  const batches: CommandBatch[] = []
  for (let from = 0; from < applicable.length; from += MOST_TARGETS)
    batches.push({
      key: String(from),
      targets: applicable.slice(from, from + MOST_TARGETS),
      message,
      reason,
    })
  if (others.length > 0)
    batches.push({ key: 'notApplicable', targets: others, message, reason, problem: 'notApplicable' })
  const unknown = lookUpsOf(source).flatMap(([, line], index): CommandBatch[] =>
    (found[index] ?? []).length === 0
      ? [{ key: line, targets: [], message, reason, problem: 'unknown' }]
      : [],
  )
  return [...batches, ...unknown]
}
