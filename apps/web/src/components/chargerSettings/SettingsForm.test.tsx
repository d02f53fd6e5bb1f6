// @vitest-environment jsdom
import { chargerSettingsMachine } from '@portal/machines'
import type { ChargepointSettings } from '@portal/schemas'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { mount, press } from '../../ui/testing/mount.tsx'
import { SettingsForm } from './SettingsForm.tsx'

vi.mock('../../app/context.ts', () => ({ useI18n: () => ({ t: (key: string) => key }) }))

let unmount = () => undefined as void
afterEach(() => unmount())

it('shows the changes before saving on Ctrl S, and asks before discarding on Escape', async () => {
  const read: ChargepointSettings = {
    ChargePointId: 'CP1',
    Version: 1,
    Settings: [{ Key: 'LightIntensity', Value: '50', IsReadOnly: false }],
  }
  const settings = createActor(
    chargerSettingsMachine.provide({ actors: { readSettings: fromPromise(() => Promise.resolve(read)) } }),
    { input: { chargepointId: 'CP000001' } },
  ).start()
  await waitFor(settings, ({ value }) => value === 'viewing')
  settings.send({ type: 'EDIT' })
  // Editing starts with a fresh read.
  await waitFor(settings, ({ value }) => value === 'editing')
  unmount = mount(<SettingsForm settings={settings} />)
  act(() => settings.send({ type: 'CHANGE', key: 'LightIntensity', value: '60' }))
  press('Escape')
  expect(settings.getSnapshot().value).toBe('leaving')
  act(() => settings.send({ type: 'BACK' }))
  press('s', { ctrlKey: true })
  expect(settings.getSnapshot().value).toBe('reviewing')
})
