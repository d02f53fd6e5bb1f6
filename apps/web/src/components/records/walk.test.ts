import { describe, expect, it } from 'vitest'
import { formerOf, goBack, leaveRecord, takeFormer } from './walk.ts'

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
