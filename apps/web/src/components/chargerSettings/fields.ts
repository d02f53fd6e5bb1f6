import type { RecordFields } from '@portal/machines'
import type { ChargepointSettings } from '@portal/schemas'

interface Setting extends Omit<ChargepointSettings['Settings'][number], 'NextValue'> {
  readonly NextValue?: string | undefined
}

interface ReadSettings extends Omit<ChargepointSettings, 'Settings'> {
  readonly Settings: readonly Setting[]
}

/** Returns the value that was last saved, even if the charger has not received it yet. */
export const savedValue = ({ Value, NextValue = Value }: Setting): string => NextValue

/** Converts settings to a record with one field per key; `settings` holds the original. */
export const fieldsOf = (settings: ReadSettings): RecordFields => ({
  ...Object.fromEntries(settings.Settings.map((setting) => [setting.Key, savedValue(setting)])),
  Version: settings.Version,
  settings,
})

/** Returns the settings from which a record was made. */
export const settingsIn = (record: RecordFields): ReadSettings => record['settings'] as ReadSettings

/**
 * Returns the record after a write, built locally because the response does not contain the settings. The next read
 * shows which of them an offline charger has yet to receive.
 */
export const writtenFields = (record: RecordFields, changes: RecordFields, Version: number): RecordFields => {
  const settings = settingsIn(record)
  const written = ({ NextValue: _, ...one }: Setting): Setting => ({
    ...one,
    Value: String(changes[one.Key]),
  })
  return fieldsOf({
    ...settings,
    Version,
    Settings: settings.Settings.map((one) => (one.Key in changes ? written(one) : one)),
  })
}

export const isEditable = (record: RecordFields, key: string): boolean =>
  settingsIn(record).Settings.some(({ Key, IsReadOnly }) => Key === key && !IsReadOnly)
