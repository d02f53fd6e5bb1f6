import type { Picked } from '../../../data/picked.ts'

/** Fields by which a line can name chargers. */
export const TARGETS = ['Id', 'ChargeBoxSerialNumber', 'LocationId', 'RelationId', 'FirmwareVersion'] as const
export type TargetField = (typeof TARGETS)[number]

/** Commands of the contract, harmless ones first. */
export const COMMANDS = ['GET_DIAGNOSTICS', 'CLEAR_CACHE', 'UNLOCK', 'RESET', 'UPDATE_FIRMWARE'] as const
export type BulkCommandName = (typeof COMMANDS)[number]

/** Input of a bulk command, before the chargers are looked up. */
export interface CommandSource {
  readonly by: TargetField
  readonly lines: readonly string[]
  readonly command: BulkCommandName
  readonly reason: string
  /** Chargers selected in a list. */
  readonly picked: Picked | undefined
}

export interface Target {
  readonly id: string
  readonly name: string
}

/** Chargers that share one command, or a line that matches no charger. */
export interface CommandBatch {
  readonly key: string
  readonly targets: readonly Target[]
  readonly command: BulkCommandName
  readonly reason: string
  readonly problem?: 'unknown'
}

/** Maximum number of chargers per command; the rest go into further commands. */
export const MOST_TARGETS = 1_000

/** Returns the distinct lines of a text. */
export const linesIn = (text: string): readonly string[] => [
  ...new Set(text.split(/[\n;,]/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))),
]

/** Lookups as pairs of field and value: first the lines, then the selected ids. */
export const lookUpsOf = ({
  by,
  lines,
  picked,
}: CommandSource): readonly (readonly [TargetField, string])[] => [
  ...lines.map((line) => [by, line] as const),
  ...(picked && 'ids' in picked ? picked.ids.map((id) => ['Id', id] as const) : []),
]

/** Splits the distinct chargers into batches; the lines without a match follow as problems. */
export const batchesOf = (
  source: CommandSource,
  found: readonly (readonly Target[])[],
): readonly CommandBatch[] => {
  const { command, reason } = source
  const targets = [...new Map(found.flat().map((target) => [target.id, target])).values()]
  const batches: CommandBatch[] = []
  for (let from = 0; from < targets.length; from += MOST_TARGETS)
    batches.push({ key: String(from), targets: targets.slice(from, from + MOST_TARGETS), command, reason })
  const unknown = lookUpsOf(source).flatMap(([, line], index): CommandBatch[] =>
    (found[index] ?? []).length === 0
      ? [{ key: line, targets: [], command, reason, problem: 'unknown' }]
      : [],
  )
  return [...batches, ...unknown]
}
