import type { NotificationRequest } from '@portal/machines'
import { useSystem } from '../app/context.ts'

export { keepLateNotification } from '../services/keptNotifications.ts'

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
