import type { NotificationRequest } from '@portal/machines'

/** More than these are not kept for the moment in which notifications can be shown. */
const MOST_KEPT = 10

const waiting: NotificationRequest[] = []
let receive: ((request: NotificationRequest) => void) | undefined

const notify = (request: NotificationRequest): void => {
  if (receive) receive(request)
  else if (waiting.length < MOST_KEPT) waiting.push(request)
}

/** From now on notifications go there, those that waited first. */
export const receiveNotifications = (next: (request: NotificationRequest) => void): void => {
  receive = next
  for (const request of waiting.splice(0)) next(request)
}

/** Tells the person something beside the screen: `notify({colour: 'success', content: t('cards.ordered')})`. */
export const useNotify = (): ((request: NotificationRequest) => void) => notify
