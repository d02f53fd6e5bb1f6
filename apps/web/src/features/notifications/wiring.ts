import { type NotificationsEvent, type NotificationsRef, notificationsMachine } from '@portal/machines'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { startChart } from '../../data/startChart.ts'

/** Starts the notifications: results and failures of operations, shown over the screens. */
export const startNotifications = ({ bco, onClearCaches }: PortalSystem): NotificationsRef => {
  const notifications = startChart(notificationsMachine)
  // Deferred: sending from inside another actor's action makes XState warn.
  const tell = (event: NotificationsEvent) => queueMicrotask(() => notifications.send(event))
  bco().onOutcome((outcome) => tell({ type: 'OUTCOME', outcome }))
  onClearCaches(() => tell({ type: 'CLOSE_ALL' }))
  return notifications
}
