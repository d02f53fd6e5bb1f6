import { MAX_ON_PHONE, MAX_ON_SCREEN, type NotificationsInput } from '@portal/machines'
import type { PortalSystem } from '../../app/portalSystem.ts'

export const notificationsInput = (): NotificationsInput => {
  // `matchMedia` is missing in some test environments.
  const isPhone = window.matchMedia?.('(width < 40rem)').matches
  return { room: isPhone ? MAX_ON_PHONE : MAX_ON_SCREEN }
}

/** Forwards the outcomes of calls to the notifications, and clears them when the user or the relation changes. */
export const connectNotifications = ({ bco, onClearCaches, overlays }: PortalSystem): void => {
  const { notifications } = overlays()
  bco().onOutcome((outcome) => notifications.send({ type: 'OUTCOME', outcome }))
  onClearCaches(() => notifications.send({ type: 'RESET' }))
}
