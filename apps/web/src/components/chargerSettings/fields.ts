import type { RecordFields } from '@portal/machines'
import type { ChargepointSettings } from '@portal/schemas'

/** Converts settings to a record with one field per key; `settings` holds the original. */
export const fieldsOf = (settings: ChargepointSettings): RecordFields => ({
  ...Object.fromEntries(settings.Settings.map(({ Key, Value }) => [Key, Value])),
  Version: settings.Version,
  settings,
})

/** Returns the settings from which a record was made. */
export const settingsIn = (record: RecordFields): ChargepointSettings =>
  record['settings'] as ChargepointSettings

/** Returns the record after a write, built locally because the response does not contain the settings. */
export const writtenFields = (record: RecordFields, changes: RecordFields, Version: number): RecordFields => {
  const settings = settingsIn(record)
  return fieldsOf({
    ...settings,
    Version,
    Settings: settings.Settings.map((one) => ({ ...one, Value: String(changes[one.Key] ?? one.Value) })),
  })
}

export const isEditable = (record: RecordFields, key: string): boolean =>
  settingsIn(record).Settings.some(({ Key, IsReadOnly }) => Key === key && !IsReadOnly)
