import { describe, expect, it } from 'vitest'
import { formerOf, goBack, leaveRecord, takeFormer } from './walk.ts'

describe('leaveRecord', () => {
  const alarm = { href: '/network/alarms/A1', search: '?tab=history', title: 'Earth fault' }

  it('hands the record to the next page once', () => {
    leaveRecord(alarm, '/network/alarms')
    expect(formerOf('/network/alarms')).toEqual(alarm)
    expect(takeFormer('/network/alarms')).toEqual(alarm)
    expect(takeFormer('/network/alarms')).toBeUndefined()
    expect(formerOf('/network/alarms')).toBeUndefined()
  })

  it('drops the record after a visit to another page', () => {
    leaveRecord(alarm, '/network')
    expect(takeFormer('/network/alarms')).toBeUndefined()
    expect(takeFormer('/network')).toBeUndefined()
  })

  it('ignores a record that the user leaves by navigating back', () => {
    goBack()
    leaveRecord({ href: '/network/chargepoints/C1', search: '', title: 'Bay 1' }, alarm.href)
    expect(takeFormer(alarm.href)).toBeUndefined()
    leaveRecord(alarm, '/network/alarms')
    expect(takeFormer('/network/alarms')).toEqual(alarm)
  })
})
