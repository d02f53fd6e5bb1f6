import type { RecordFields } from '@portal/machines'
import type { ChargepointSettings } from '@portal/schemas'

/** Settings of a charger as a record: a field for each key, and the settings themselves under a name that is not a key. */
export const fieldsOf = (settings: ChargepointSettings): RecordFields => ({
  ...Object.fromEntries(settings.Settings.map(({ Key, Value }) => [Key, Value])),
  Version: settings.Version,
  settings,
})

/** Returns the settings that a record was made of. */
export const settingsIn = (record: RecordFields): ChargepointSettings =>
  record['settings'] as ChargepointSettings

/** Record after a write, which returns only the new version. */
export const writtenFields = (record: RecordFields, changes: RecordFields, Version: number): RecordFields => {
  const settings = settingsIn(record)
  return fieldsOf({
    ...settings,
    Version,
    Settings: settings.Settings.map((one) => ({ ...one, Value: String(changes[one.Key] ?? one.Value) })),
  })
}

/** True for a setting that the person may change; differences in others are not shown. */
export const isEditable = (record: RecordFields, key: string): boolean =>
  settingsIn(record).Settings.some(({ Key, IsReadOnly }) => Key === key && !IsReadOnly)
