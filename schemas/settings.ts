import { HANDLING_FEE } from './constants.ts'
import { email } from './rules.ts'

/** A row of the generic tables that the server reads. */
interface Setting {
  /** Default without a row. */
  readonly value: string
  /** Returns the reason for rejecting a value; undefined if it is valid. */
  readonly faultOf: (value: string) => string | undefined
}

const wholeUpTo =
  (most: number): Setting['faultOf'] =>
  (value) =>
    /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= most
      ? undefined
      : `takes a whole number from 1 to ${most}`

const euroUpTo =
  (most: number): Setting['faultOf'] =>
  (value) =>
    /^\d{1,3}(\.\d{1,4})?$/.test(value) && Number(value) <= most
      ? undefined
      : `takes an amount from 0 to ${most}, such as 0.5`

/** Settings by table and key (assumed). Other rows are allowed, but nothing reads them. */
export const SETTINGS = {
  'limits/cards-per-request': { value: '500', faultOf: wholeUpTo(500) },
  'limits/files-per-request': { value: '50', faultOf: wholeUpTo(50) },
  'mail/sender': { value: 'no-reply@bca-netwerk.example', faultOf: email('takes an email address') },
  'roaming/handling-fee': { value: String(HANDLING_FEE), faultOf: euroUpTo(100) },
} as const satisfies Readonly<Record<string, Setting>>

export type SettingName = keyof typeof SETTINGS

/** Returns the name of the setting in a row; undefined for a row that the server does not read. */
export const settingOf = (table: unknown, key: unknown): SettingName | undefined => {
  const name = `${String(table)}/${String(key)}`
  return Object.hasOwn(SETTINGS, name) ? (name as SettingName) : undefined
}
