import type { ChargepointSettings } from '@portal/schemas'

/** Values by the keys of OCPP. */
export type SettingValues = Readonly<Record<string, string>>

/** Whose value is kept where two people changed the same. */
export type ConflictSide = 'mine' | 'theirs'

/** One setting that differs: as it was read, and as the person wants it. */
export interface SettingChange {
  readonly key: string
  readonly before: string
  readonly after: string
}

/** One setting changed both by the person and elsewhere. */
export interface SettingConflict {
  readonly key: string
  readonly before: string
  readonly mine: string
  readonly theirs: string
}

const valueOf = ({ Settings }: ChargepointSettings, key: string): string | undefined =>
  Settings.find(({ Key }) => Key === key)?.Value

/** The person's changes, in the order of the settings; an unchanged value is no change. */
export const changesIn = (read: ChargepointSettings, edits: SettingValues): readonly SettingChange[] =>
  read.Settings.flatMap(({ Key, Value, IsReadOnly }) => {
    const after = edits[Key]
    return IsReadOnly || after === undefined || after === Value ? [] : [{ key: Key, before: Value, after }]
  })

/** Where the person's changes meet others' changes since the read. */
export const conflictsIn = (
  read: ChargepointSettings,
  edits: SettingValues,
  theirs: ChargepointSettings,
): readonly SettingConflict[] =>
  changesIn(read, edits).flatMap(({ key, before, after }) => {
    const now = valueOf(theirs, key)
    return now === undefined || now === before || now === after
      ? []
      : [{ key, before, mine: after, theirs: now }]
  })

/** What others changed and the person did not: it stays as it is now. */
export const foreignChangesIn = (
  read: ChargepointSettings,
  edits: SettingValues,
  theirs: ChargepointSettings,
): readonly SettingChange[] => {
  const own = changesIn(read, edits).map(({ key }) => key)
  return changesIn(read, Object.fromEntries(theirs.Settings.map(({ Key, Value }) => [Key, Value]))).filter(
    ({ key }) => !own.includes(key),
  )
}

/** The changes left once the conflicts are decided: without settings whose other value is kept. */
export const decided = (
  edits: SettingValues,
  conflicts: readonly SettingConflict[],
  sides: Readonly<Record<string, ConflictSide>>,
): SettingValues =>
  Object.fromEntries(
    Object.entries(edits).filter(
      ([key]) => sides[key] !== 'theirs' || !conflicts.some((conflict) => conflict.key === key),
    ),
  )

/** Whether a setting is switched on and off. */
export const isYesNo = (value: string): boolean => value === 'true' || value === 'false'
