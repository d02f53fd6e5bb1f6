import type { NewEntry, Notification, NotificationsRef } from '@portal/machines'
import { dayText, localDay } from '@portal/schemas'
import type { Store } from '../../data/store.ts'

const entryOf = ({ id, colour, code, content }: Notification, at: number): NewEntry => ({
  // The id of a notification without a key is only a serial number, which differs for each repeat, so its text
  // identifies it.
  key: id.startsWith('unkeyed ') ? `${colour} ${code ?? ''} ${content}` : id,
  day: dayText(localDay(at)),
  at,
  colour,
  code,
  content,
})

/**
 * Reports each notification and each repeat once, including those from before the call. `followed` holds the number of
 * reports per id.
 */
export const followNotifications = (
  notifications: NotificationsRef,
  followed: Store<ReadonlyMap<string, number>>,
  now: () => number,
  tell: (entry: NewEntry) => void,
): (() => void) => {
  const look = () => {
    const { notifications: all } = notifications.getSnapshot().context
    const before = followed.get()
    followed.set(new Map(all.map(({ id, count }) => [id, count])))
    for (const one of all)
      for (let times = before.get(one.id) ?? 0; times < one.count; times += 1) tell(entryOf(one, now()))
  }
  look()
  const { unsubscribe } = notifications.subscribe(look)
  return unsubscribe
}
