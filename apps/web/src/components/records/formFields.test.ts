import { STATUS_STEPS } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { formFields, mayChangeTo } from './formFields.ts'
import { stepsOf } from './recordScreen.ts'

const STATUS = {
  Name: 'Status',
  Type: 'enum',
  EnumValues: ['OPEN', 'ACKNOWLEDGED', 'CLOSED'],
} as unknown as MetaField
const screen = { editable: ['Status', 'Description'], choices: { Status: stepsOf(STATUS_STEPS.alarm) } }

describe('formFields', () => {
  it.each([
    ['OPEN', ['OPEN', 'ACKNOWLEDGED']],
    ['CLOSED', ['CLOSED']],
  ])('limits an alarm in status %s to the statuses %s', (Status, offered) => {
    expect(formFields(screen, [STATUS], { Status })[0]?.EnumValues).toEqual(offered)
  })
})

describe('mayChangeTo', () => {
  it('allows only the status changes that the server accepts', () => {
    expect(mayChangeTo(screen, { Status: 'ACKNOWLEDGED' }, 'Status', 'OPEN')).toBe(true)
    expect(mayChangeTo(screen, { Status: 'CLOSED' }, 'Status', 'OPEN')).toBe(false)
    expect(mayChangeTo(screen, { Status: 'CLOSED' }, 'Description', 'At the gate')).toBe(true)
  })
})
