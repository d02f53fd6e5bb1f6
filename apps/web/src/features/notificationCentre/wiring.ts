import { type NotificationCentreRef, notificationCentreMachine } from '@portal/machines'
import { fromPromise } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { startChart } from '../../data/startChart.ts'
import {
  onNotificationsKept,
  readKeptNotifications,
  writeKeptNotifications,
} from '../../services/keptNotifications.ts'
import { followNotifications } from './follow.ts'
import { entriesIn } from './keptEntries.ts'
import { findNews } from './news.ts'

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
