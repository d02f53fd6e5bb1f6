import type { Picked } from '../../../data/picked.ts'

/** By which field a line names chargers. */
export const TARGETS = ['Id', 'ChargeBoxSerialNumber', 'LocationId', 'RelationId', 'FirmwareVersion'] as const
export type TargetField = (typeof TARGETS)[number]

/** Commands of the contract, the harmless ones first. */
export const COMMANDS = ['GET_DIAGNOSTICS', 'CLEAR_CACHE', 'UNLOCK', 'RESET', 'UPDATE_FIRMWARE'] as const
export type BulkCommandName = (typeof COMMANDS)[number]

/** What a super administrator says before anything is looked up. */
export interface CommandSource {
  readonly by: TargetField
  readonly lines: readonly string[]
  readonly command: BulkCommandName
  readonly reason: string
  /** Chargers that were selected in a list. */
  readonly picked: Picked | undefined
}

export interface Target {
  readonly id: string
  readonly name: string
}

/** Chargers that get the command together, or a line that names none. */
export interface CommandBatch {
  readonly key: string
  readonly targets: readonly Target[]
  readonly command: BulkCommandName
  readonly reason: string
  readonly problem?: 'unknown'
}

/** A command takes so many chargers at most; more of them are further commands. */
export const MOST_TARGETS = 1_000

/** The lines of a text, each once. */
export const linesIn = (text: string): readonly string[] => [
  ...new Set(text.split(/[\n;,]/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))),
]

/** What is looked up one by one, by which field: the lines, and the ids of what was selected. */
export const lookUpsOf = ({
  by,
  lines,
  picked,
}: CommandSource): readonly (readonly [TargetField, string])[] => [
  ...lines.map((line) => [by, line] as const),
  ...(picked && 'ids' in picked ? picked.ids.map((id) => ['Id', id] as const) : []),
]

/** Each charger once, so many to a command; behind them the lines that name none. */
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
