import { expect, it } from 'vitest'
import { STATUS_LOOK } from './statusLook.ts'

/** The statuses of S4, typed out a second time; an error has a look beside them. */
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

it('every status of S4 has a colour and an icon, and no other has', () => {
  expect(Object.keys(STATUS_LOOK).sort()).toEqual([...HEARD, ...SILENT, 'OFFLINE'].sort())
  for (const { tone, icon } of Object.values(STATUS_LOOK)) expect([tone, icon]).not.toContain(undefined)
})

it.each(SILENT)('%s has the colour of its last state, under stripes', (status) => {
  const last = status.replace('OFFLINE_', '') as (typeof HEARD)[number]
  expect(STATUS_LOOK[status]).toMatchObject({ tone: STATUS_LOOK[last].tone, hatched: true })
  expect(STATUS_LOOK[last]).not.toHaveProperty('hatched')
})
