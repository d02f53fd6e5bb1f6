import { describe, expect, it } from 'vitest'
import { formerOf, goBack, leaveRecord, takeFormer } from './walk.ts'

describe('the record that was left', () => {
  const alarm = { href: '/network/alarms/A1', search: '?tab=history', title: 'Earth fault' }

  it('returns it once to the page that the user moved to', () => {
    leaveRecord(alarm, '/network/alarms')
    expect(formerOf('/network/alarms')).toEqual(alarm)
    expect(takeFormer('/network/alarms')).toEqual(alarm)
    expect(takeFormer('/network/alarms')).toBeUndefined()
    expect(formerOf('/network/alarms')).toBeUndefined()
  })

  it('forgets it after a visit to another page', () => {
    leaveRecord(alarm, '/network')
    expect(takeFormer('/network/alarms')).toBeUndefined()
    expect(takeFormer('/network')).toBeUndefined()
  })

  it('does not remember it when the user navigates back', () => {
    goBack()
    leaveRecord({ href: '/network/chargepoints/C1', search: '', title: 'Bay 1' }, alarm.href)
    expect(takeFormer(alarm.href)).toBeUndefined()
    leaveRecord(alarm, '/network/alarms')
    expect(takeFormer('/network/alarms')).toEqual(alarm)
  })
})
