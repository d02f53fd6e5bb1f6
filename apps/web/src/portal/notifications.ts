import { type NotificationsEvent, type NotificationsRef, notificationsMachine } from '@portal/machines'
import { createActor } from 'xstate'
import { receiveNotifications } from './notify.ts'
import type { PortalSystem } from './system.ts'

/** Starts what tells a person of results and failures, with those that came before its code did. */
export const startNotifications = ({ bco, onClearCaches }: PortalSystem): NotificationsRef => {
  const notifications = createActor(notificationsMachine).start()
  // After whatever action of another chart this comes from: XState takes what is done here for a part of it, and warns.
  const tell = (event: NotificationsEvent) => queueMicrotask(() => notifications.send(event))
  bco().onOutcome((outcome) => tell({ type: 'OUTCOME', outcome }))
  receiveNotifications((request) => tell({ type: 'NOTIFY', request }))
  onClearCaches(() => tell({ type: 'CLOSE_ALL' }))
  return notifications
}
