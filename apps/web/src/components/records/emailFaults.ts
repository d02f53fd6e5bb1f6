import type { RecordFields } from '@portal/machines'
import { rules } from '@portal/schemas'
import type { FieldFaults } from './recordScreen.ts'

/** The rule of S5 for the email address of a record, where it was changed and is not left empty. */
export const emailFaults = (_: RecordFields, { Email }: RecordFields): FieldFaults => {
  const email = String(Email ?? '').trim()
  const fault = email === '' ? undefined : rules.email('invalid' as const)(email)
  return fault === undefined ? {} : { Email: fault }
}
