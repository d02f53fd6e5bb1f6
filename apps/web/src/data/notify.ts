import type { NotificationRequest } from '@portal/machines'
import { useSystem } from '../app/context.ts'
import { hasKeptNotifications, keepLateNotification } from '../services/keptNotifications.ts'

/** Tells the person something beside the screen: `notify({colour: 'success', content: t('cards.ordered')})`. */
export const useNotify = (): ((request: NotificationRequest) => void) => {
  const { overlays } = useSystem()
  return (request) => overlays().notifications.send({ type: 'NOTIFY', request })
}

/** Says beside the screen that something is done. */
export const useTell = (): ((content: string) => void) => {
  const notify = useNotify()
  return (content) => notify({ colour: 'success', content })
}

/** Tells something to a person who is not here any more: it is in their list of notifications after the next sign-in. */
export const tellLate = keepLateNotification

/** Whether this device keeps notifications of an earlier visit. */
export const wasToldBefore = hasKeptNotifications
