import { type NotificationsRef, notificationsMachine } from '@portal/machines'
import { createActor } from 'xstate'
import { receiveNotifications } from './notify.ts'
import type { PortalSystem } from './system.ts'

/** Starts what tells a person of results and failures, with those that came before its code did. */
export const startNotifications = ({ bco, onClearCaches }: PortalSystem): NotificationsRef => {
  const notifications = createActor(notificationsMachine).start()
  bco().onOutcome((outcome) => notifications.send({ type: 'OUTCOME', outcome }))
  receiveNotifications((request) => notifications.send({ type: 'NOTIFY', request }))
  onClearCaches(() => notifications.send({ type: 'CLOSE_ALL' }))
  return notifications
}
