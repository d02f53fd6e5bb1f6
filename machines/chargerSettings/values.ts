import type { ChargepointSettings } from '@portal/schemas'

/** Values by OCPP key. */
export type SettingValues = Readonly<Record<string, string>>

/** The side whose value is kept in a conflict. */
export type ConflictSide = 'mine' | 'theirs'

/** A changed setting: the value read and the value wanted. */
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

/** Changes by the person, in the order of the settings, without unchanged values. */
export const changesIn = (read: ChargepointSettings, edits: SettingValues): readonly SettingChange[] =>
  read.Settings.flatMap(({ Key, Value, IsReadOnly }) => {
    const after = edits[Key]
    return IsReadOnly || after === undefined || after === Value ? [] : [{ key: Key, before: Value, after }]
  })

/** Settings changed by both the person and others since the read. */
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

/** Changes made only by others; they are kept. */
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

/** Remaining changes after the conflicts are resolved, without settings that keep the other value. */
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

/** True if the setting is a boolean. */
export const isYesNo = (value: string): boolean => value === 'true' || value === 'false'
