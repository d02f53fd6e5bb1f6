import { type NotificationCentreRef, notificationCentreMachine } from '@portal/machines'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { useSystem } from '../../app/context.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'
import {
  onNotificationsStored,
  readStoredNotifications,
  writeStoredNotifications,
} from '../../services/storedNotifications.ts'
import { followNotifications } from './follow.ts'
import { findNews } from './news.ts'
import { entriesIn } from './storedEntries.ts'

/** Returns the notification centre of a user. It stops with the shell, but its entries are stored on the device. */
export const useCentre = (person: string): NotificationCentreRef => {
  const { bco, overlays, followedNotifications } = useSystem()
  const centre = useActorRef(
    notificationCentreMachine.provide({
      actors: { findNews: fromPromise(({ signal }) => findNews(bco(), signal)) },
      actions: { keep: (_, { entries }) => writeStoredNotifications(person, entries) },
    }),
    { input: { entries: storedEntries(person), now: bco().now() }, ...inspected },
  )
  useEffect(
    () =>
      followNotifications(overlays().notifications, followedNotifications, bco().now, (entry) =>
        centre.send({ type: 'NOTIFIED', entry }),
      ),
    [centre, overlays, bco, followedNotifications],
  )
  useEffect(
    () =>
      onNotificationsStored(person, () =>
        centre.send({ type: 'STORED_ELSEWHERE', entries: storedEntries(person) }),
      ),
    [centre, person],
  )
  return centre
}

const storedEntries = (person: string) => entriesIn(readStoredNotifications(person))
