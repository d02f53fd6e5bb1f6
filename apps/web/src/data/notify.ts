import type { NotificationRequest } from '@portal/machines'
import { useSystem } from '../app/context.ts'

export { keepLateNotification } from '../services/storedNotifications.ts'

/** Returns a function that shows a notification: `notify({colour: 'success', content: t('cards.ordered')})`. */
export const useNotify = (): ((request: NotificationRequest) => void) => {
  const { overlays } = useSystem()
  return (request) => overlays().notifications.send({ type: 'NOTIFY', request })
}

/** Returns a function that shows a success notification. */
export const useTell = (): ((content: string) => void) => {
  const notify = useNotify()
  return (content) => notify({ colour: 'success', content })
}
