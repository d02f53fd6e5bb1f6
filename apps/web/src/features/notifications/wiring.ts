import {
  MAX_ON_PHONE,
  MAX_ON_SCREEN,
  type NotificationsEvent,
  type NotificationsRef,
  notificationsMachine,
} from '@portal/machines'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { startChart } from '../../data/startChart.ts'

/** Starts the notifications: results and failures of operations, shown over the screens. */
export const startNotifications = ({ bco, onClearCaches }: PortalSystem): NotificationsRef => {
  // Not where tests run without a browser.
  const isPhone = window.matchMedia?.('(width < 40rem)').matches
  const notifications = startChart(notificationsMachine, { room: isPhone ? MAX_ON_PHONE : MAX_ON_SCREEN })
  // Deferred: sending from inside another actor's action makes XState warn.
  const tell = (event: NotificationsEvent) => queueMicrotask(() => notifications.send(event))
  bco().onOutcome((outcome) => tell({ type: 'OUTCOME', outcome }))
  onClearCaches(() => tell({ type: 'RESET' }))
  return notifications
}
