// @vitest-environment jsdom
import { type NotificationsEvent, notificationsMachine, selectOnScreen } from '@portal/machines'
import { describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { connectNotifications, notificationsInput } from './wiring.ts'

describe('connectNotifications', () => {
  it('clears the notifications when another machine’s action asks for it, without an XState warning', () => {
    const warn = vi.spyOn(console, 'warn')
    let clearCaches = () => {}
    const notifications = createActor(notificationsMachine, { input: notificationsInput() }).start()
    const system = {
      bco: () => ({ onOutcome: () => undefined }),
      onClearCaches: (listener: () => void) => {
        clearCaches = listener
      },
      overlays: () => ({ notifications }),
    }
    connectNotifications(system as unknown as PortalSystem)
    const notification: NotificationsEvent = { type: 'NOTIFY', request: { colour: 'info', content: 'Told' } }
    notifications.send(notification)
    expect(selectOnScreen(notifications.getSnapshot())).toHaveLength(1)
    const other = setup({ actions: { clear: () => clearCaches() } }).createMachine({ entry: 'clear' })
    createActor(other).start()
    expect(selectOnScreen(notifications.getSnapshot())).toHaveLength(0)
    expect(warn).not.toHaveBeenCalled()
  })
})
