import {
  type Notification,
  type NotificationCentreRef,
  type NotificationsRef,
  notificationCentreMachine,
  type ToldEntry,
} from '@portal/machines'
import { dayText, localDay } from '@portal/schemas'
import { fromPromise } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { startChart } from '../../data/startChart.ts'
import {
  onNotificationsKept,
  readKeptNotifications,
  writeKeptNotifications,
} from '../../services/keptNotifications.ts'
import { entriesIn } from './keptEntries.ts'
import { findNews } from './news.ts'

/** How often each notification was told when it was last looked at: it outlives the shell, which may come and go. */
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

/** Tells of each notification, and of each repeat, once. */
export const followNotifications = (
  notifications: NotificationsRef,
  now: () => number,
  tell: (told: ToldEntry) => void,
): (() => void) => {
  const look = () => {
    const { notifications: all } = notifications.getSnapshot().context
    const before = heard.get(notifications)
    heard.set(notifications, new Map(all.map(({ id, count }) => [id, count])))
    for (const one of all) if (before?.get(one.id) !== one.count) tell(entryOf(one, now()))
  }
  look()
  const { unsubscribe } = notifications.subscribe(look)
  return unsubscribe
}

/** Starts the centre of a person. It ends with the shell, and what it knows is kept on the device. */
export const startCentre = (system: PortalSystem, person: string): NotificationCentreRef => {
  const { bco, overlays } = system
  const kept = () => entriesIn(readKeptNotifications(person))
  const centre = startChart(
    notificationCentreMachine.provide({
      actors: { findNews: fromPromise(({ signal }) => findNews(bco(), signal)) },
      actions: { keep: (_, { entries }) => writeKeptNotifications(person, entries) },
    }),
    { entries: kept(), now: bco().now() },
  )
  const endFollowing = followNotifications(overlays().notifications, bco().now, (told) =>
    // Deferred: sending from inside another actor's action makes XState warn.
    queueMicrotask(() => centre.send({ type: 'TOLD', told })),
  )
  const endListening = onNotificationsKept(person, () =>
    centre.send({ type: 'KEPT_ELSEWHERE', entries: kept() }),
  )
  centre.subscribe({
    complete: () => {
      endFollowing()
      endListening()
    },
  })
  return centre
}
