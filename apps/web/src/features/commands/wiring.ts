import {
  type CommandReceipt,
  type CommandTrayMachine,
  commandTrayMachine,
  type ObserveCommand,
  type RemoteCommand,
  recordOf,
  remoteCommandMachine,
  selectIsEntryBusy,
  selectUserInfo,
} from '@portal/machines'
import { postRemoteReset, postRemoteStart, postRemoteStop, postRemoteUnlock } from '@portal/schemas'
import { type EventObject, fromCallback, sendParent, waitFor } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { commandTarget, startTarget } from '../../data/commandRequests.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { invalidateAll } from '../../data/written.ts'
import type { Answer } from '../../services/bco.ts'
import { isPageVisible } from '../../services/page.ts'
import type { ReadReceipt } from '../../services/readers/commands.ts'
import { readStoredCommands, writeStoredCommands } from '../../services/storedCommands.ts'
import { recordsIn } from './storedRecords.ts'

type Services = Pick<PortalSystem, 'bco' | 'chargepoints'>

const readNow = async ({ chargepoints }: Services, id: string) => {
  const entry = chargepoints.entry(id)
  entry.send({ type: 'FORCE' })
  const { context } = await waitFor(entry, (snapshot) => !selectIsEntryBusy(snapshot))
  if (context.error || !context.data || context.fetchedAt === undefined)
    throw context.error ?? new Error(`Charger ${id} could not be read`)
  return { at: context.fetchedAt, charger: context.data }
}

/** Converts a receipt. If it has no timestamp, it gets the time of the response. */
const receiptOf = ({ data, at }: Answer<ReadReceipt>): CommandReceipt => ({
  ...data,
  At: data.At || new Date(at).toISOString(),
})

const send = async (
  system: Services,
  command: RemoteCommand,
  signal: AbortSignal,
): Promise<CommandReceipt> => {
  const { id: intent, kind, card, chargepointId } = command
  const bco = system.bco()
  const options = { signal, intent }
  if (kind === 'START') {
    const body = { ...startTarget(command), tokenid: card?.id ?? '' }
    return receiptOf(await bco.call(postRemoteStart, { body }, options))
  }
  const { data: charger } = system.chargepoints.entry(chargepointId).getSnapshot().context
  const body = commandTarget(
    command,
    charger ?? (await readNow(system, chargepointId).catch(() => undefined))?.charger,
  )
  switch (kind) {
    case 'STOP':
      return receiptOf(await bco.call(postRemoteStop, { body }, options))
    case 'RESET':
      return receiptOf(await bco.call(postRemoteReset, { body }, options))
    case 'UNLOCK':
      return receiptOf(await bco.call(postRemoteUnlock, { body }, options))
  }
}

/** Reports each new version of the charger in the cache. */
const watchCharger = ({ chargepoints }: Services) =>
  fromCallback<EventObject, { chargepointId: string }>(({ sendBack, input }) => {
    const entry = chargepoints.entry(input.chargepointId)
    let sentAt: number | undefined
    const { unsubscribe } = entry.subscribe(({ context: { data, fetchedAt } }) => {
      if (!data || fetchedAt === undefined || fetchedAt === sentAt) return
      sentAt = fetchedAt
      sendBack({ type: 'OBSERVED', observation: { at: fetchedAt, charger: data } })
    })
    return unsubscribe
  })

/** Keeps the cached charger fresh, and refetches it on request. */
const observeCharger = ({ chargepoints }: Services) =>
  fromCallback<ObserveCommand, { chargepointId: string }>(({ receive, input }) => {
    const entry = chargepoints.entry(input.chargepointId)
    entry.send({ type: 'OBSERVE' })
    receive(() => {
      // Skip after a failure: the cache retries by itself, at the latest when the browser is back online.
      if (entry.getSnapshot().matches('fresh') && isPageVisible()) entry.send({ type: 'FORCE' })
    })
    return () => entry.send({ type: 'UNOBSERVE' })
  })

export const provideCommandTray = (services: Services): CommandTrayMachine =>
  commandTrayMachine.provide({
    actors: {
      remoteCommand: remoteCommandMachine.provide({
        actors: {
          sendCommand: fromPromise(({ input, signal }) => send(services, input.command, signal)),
          watchCharger: watchCharger(services),
          observeCharger: observeCharger(services),
          readCharger: fromPromise(({ input }) => readNow(services, input.chargepointId)),
        },
        actions: {
          report: sendParent(({ context }, { phase }) => ({
            type: 'REPORTED',
            record: recordOf(context, phase),
          })),
          // A session has started or ended, so session lists are stale.
          changed: () => invalidateAll({ dataClass: 'chargesession' }),
        },
      }),
    },
    actions: {
      remember: (_, { person, records }) => {
        if (person !== undefined) writeStoredCommands(person, records)
      },
    },
  })

/** Sends the signed-in user and their stored receipts to the tray. */
export const connectCommandTray = ({ bco, portal, overlays }: PortalSystem): void => {
  const { commands: tray } = overlays()
  let lastPerson: string | undefined
  const tellPerson = () => {
    const person = selectUserInfo(portal.getSnapshot())?.RelationContact.Id
    if (person === lastPerson) return
    lastPerson = person
    const now = bco().now()
    const records = person === undefined ? [] : recordsIn(readStoredCommands(person), now)
    tray.send({ type: 'IDENTIFY', person, records, now })
  }
  portal.subscribe(tellPerson)
  tellPerson()
}
