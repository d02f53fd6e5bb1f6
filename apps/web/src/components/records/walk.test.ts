import { describe, expect, it } from 'vitest'
import {
  formerOf,
  goBack,
  leaveRecord,
  rememberWalk,
  stepAt,
  takeFormer,
  type Walk,
  walkOf,
  withPage,
} from './walk.ts'

/** The second page of three, three on a page. */
const walk: Walk = {
  list: { title: 'shell.netAlarms', href: '/network/alarms?page=2' },
  cleared: 0,
  query: { pagesize: 3, pagenumber: 2, orderby: 'Description' },
  ids: ['d', 'e', 'f'],
  before: 3,
  total: 8,
}

describe('A walk through a list', () => {
  it('knows the neighbours of a record, and its place among all', () => {
    expect(stepAt(walk, 'e')).toEqual({
      place: 5,
      total: 8,
      previous: 'd',
      next: 'f',
      missingPage: undefined,
    })
    expect(stepAt(walk, 'x')).toBeUndefined()
  })

  it('reads the page beside it at either end, and goes on there', () => {
    expect(stepAt(walk, 'd')).toMatchObject({ previous: undefined, missingPage: 1 })
    expect(stepAt(walk, 'f')).toMatchObject({ next: undefined, missingPage: 3 })
    const longer = withPage(withPage(walk, 3, ['g', 'h']), 1, ['a', 'b', 'c'])
    expect(longer.ids.join('')).toBe('abcdefgh')
    expect(stepAt(longer, 'd')).toMatchObject({ place: 4, previous: 'c' })
    expect(stepAt(longer, 'a')).toMatchObject({ place: 1, missingPage: undefined })
    expect(stepAt(longer, 'h')).toMatchObject({ place: 8, missingPage: undefined })
  })

  it('is of one person only', () => {
    rememberWalk('alarms', walk)
    expect(walkOf('alarms', 0)).toBe(walk)
    expect(walkOf('alarms', 1)).toBeUndefined()
  })
})

describe('The record that was left', () => {
  const alarm = { href: '/network/alarms/A1', search: '?tab=history', title: 'Earth fault' }

  it('is known to the page that it was left for, once', () => {
    leaveRecord(alarm, '/network/alarms')
    expect(formerOf('/network/alarms')).toEqual(alarm)
    expect(takeFormer('/network/alarms')).toEqual(alarm)
    expect(takeFormer('/network/alarms')).toBeUndefined()
    expect(formerOf('/network/alarms')).toBeUndefined()
  })

  it('is forgotten by the way over another page', () => {
    leaveRecord(alarm, '/network')
    expect(takeFormer('/network/alarms')).toBeUndefined()
    expect(takeFormer('/network')).toBeUndefined()
  })

  it('is not led back to from where the way back led', () => {
    goBack()
    leaveRecord({ href: '/network/chargepoints/C1', search: '', title: 'Bay 1' }, alarm.href)
    expect(takeFormer(alarm.href)).toBeUndefined()
    leaveRecord(alarm, '/network/alarms')
    expect(takeFormer('/network/alarms')).toEqual(alarm)
  })
})
