// @vitest-environment jsdom
import { recordEditMachine } from '@portal/machines'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { mount, press } from '../../ui/testing/mount.tsx'
import { fieldsOf } from './fields.ts'
import { SettingsForm } from './SettingsForm.tsx'

vi.mock('../../app/context.ts', () => ({ useI18n: () => ({ t: (key: string) => key }) }))

let unmount = () => undefined as void
afterEach(() => unmount())

describe('SettingsForm', () => {
  it('shows the changes before saving on Ctrl S, and asks before discarding on Escape', async () => {
    const record = fieldsOf({
      ChargePointId: 'CP1',
      Version: 1,
      Settings: [{ Key: 'LightIntensity', Value: '50', IsReadOnly: false }],
    })
    const edit = createActor(
      recordEditMachine.provide({
        actors: { readRecord: fromPromise(() => Promise.resolve({ record, at: 0 })) },
      }),
      { input: { id: 'CP1' } },
    ).start()
    await waitFor(edit, ({ value }) => value === 'viewing')
    edit.send({ type: 'EDIT' })
    const onReview = vi.fn()
    unmount = mount(<SettingsForm edit={edit} record={record} onReview={onReview} />)
    press('s', { ctrlKey: true })
    expect(onReview).not.toHaveBeenCalled()
    act(() => edit.send({ type: 'CHANGE', field: 'LightIntensity', value: '60' }))
    press('Escape')
    expect(edit.getSnapshot().value).toBe('confirming')
    act(() => edit.send({ type: 'STAY' }))
    press('s', { ctrlKey: true })
    expect(onReview).toHaveBeenCalledOnce()
  })
})
