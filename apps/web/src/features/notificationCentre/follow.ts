import type { Notification, NotificationsRef, ToldEntry } from '@portal/machines'
import { dayText, localDay } from '@portal/schemas'

/** How often each notification was shown when it was last looked at: it outlives the shell, which may come and go. */
const heard = new WeakMap<NotificationsRef, ReadonlyMap<string, number>>()

const entryOf = ({ id, colour, code, content }: Notification, at: number): ToldEntry => ({
  // Those without a key are numbered; what they say tells them apart.
  key: id.startsWith('told ') ? `${colour} ${code ?? ''} ${content}` : id,
  day: dayText(localDay(at)),
  at,
  colour,
  code,
  content,
})

/** Tells of each notification, and of each repeat, once: also of those from before it was asked to follow. */
export const followNotifications = (
  notifications: NotificationsRef,
  now: () => number,
  tell: (told: ToldEntry) => void,
): (() => void) => {
  const look = () => {
    const { notifications: all } = notifications.getSnapshot().context
    const before = heard.get(notifications)
    heard.set(notifications, new Map(all.map(({ id, count }) => [id, count])))
    for (const one of all)
      for (let times = before?.get(one.id) ?? 0; times < one.count; times += 1) tell(entryOf(one, now()))
  }
  look()
  const { unsubscribe } = notifications.subscribe(look)
  return unsubscribe
}
