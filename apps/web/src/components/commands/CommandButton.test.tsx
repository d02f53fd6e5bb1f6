// @vitest-environment jsdom
import {
  type CommandReceipt,
  type CommandRequest,
  commandTrayMachine,
  remoteCommandMachine,
} from '@portal/machines'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { mount } from '../../ui/testing/mount.tsx'
import { CommandButton } from './CommandButton.tsx'

const startTray = () =>
  createActor(
    commandTrayMachine.provide({
      actors: {
        remoteCommand: remoteCommandMachine.provide({
          actors: { sendCommand: fromPromise(() => new Promise<CommandReceipt>(() => {})) },
        }),
      },
    }),
  ).start()
let tray = startTray()
vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string) => key }),
  useSystem: () => ({ overlays: () => ({ commands: tray }) }),
}))

const STOP: CommandRequest = {
  kind: 'STOP',
  chargepointId: 'CP1',
  charger: 'Bay 1',
  connector: { id: 'CP1-1', number: 1 },
  sessionIds: ['S1'],
}

let unmount = () => undefined as void
beforeEach(() => {
  tray = startTray()
  unmount = mount(
    <>
      <CommandButton request={STOP} />
      <CommandButton request={{ ...STOP, kind: 'UNLOCK' }} />
    </>,
  )
})
afterEach(() => unmount())
const buttons = () => [...document.querySelectorAll('button')]
const press = (index: number) => act(() => buttons()[index]?.click())
const question = () => tray.getSnapshot().context.request

describe('CommandButton', () => {
  it('asks before it sends the command', () => {
    press(0)
    expect(question()).toEqual(STOP)
    expect(buttons().map(({ ariaBusy, ariaDisabled }) => [ariaBusy, ariaDisabled])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it('shows its own command as busy and blocks the other commands of the connector', () => {
    press(0)
    act(() => tray.send({ type: 'CONFIRM', id: 'C1', at: 0 }))
    const states = buttons().map((one) => [one.getAttribute('aria-busy'), one.getAttribute('aria-disabled')])
    expect(states).toEqual([
      ['true', 'true'],
      [null, 'true'],
    ])
    press(1)
    expect(question()).toBeUndefined()
  })
})
