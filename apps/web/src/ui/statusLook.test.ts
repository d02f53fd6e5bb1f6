import { describe, expect, it } from 'vitest'
import { STATUS_LOOK } from './statusLook.ts'

/** Statuses of S4 and ERROR, listed independently of the code. */
const HEARD = [
  'AVAILABLE',
  'OCCUPIED',
  'UNAVAILABLE',
  'RESERVED',
  'UNKNOWN',
  'ONLINE',
  'CHARGING',
  'PARKING',
  'FINISHED',
  'COMPLETED',
  'ERROR',
] as const
const SILENT = [
  'OFFLINE_CHARGING',
  'OFFLINE_PARKING',
  'OFFLINE_AVAILABLE',
  'OFFLINE_ERROR',
  'OFFLINE_OCCUPIED',
] as const

describe('STATUS_LOOK', () => {
  it('defines a colour and an icon for every known status and no other', () => {
    expect(Object.keys(STATUS_LOOK).sort()).toEqual([...HEARD, ...SILENT, 'OFFLINE'].sort())
    for (const { tone, icon } of Object.values(STATUS_LOOK)) expect([tone, icon]).not.toContain(undefined)
  })

  it.each(SILENT)('gives %s the colour of its last known state, with stripes', (status) => {
    const last = status.replace('OFFLINE_', '') as (typeof HEARD)[number]
    expect(STATUS_LOOK[status]).toMatchObject({ tone: STATUS_LOOK[last].tone, hatched: true })
    expect(STATUS_LOOK[last]).not.toHaveProperty('hatched')
  })
})
