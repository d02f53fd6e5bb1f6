import {
  isUnanswered,
  type RecordEditRef,
  type RecordFields,
  recordEditMachine,
  saysChanged,
  toFailure,
} from '@portal/machines'
import { genericCalls, getChargepoint } from '@portal/schemas'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useSystem } from '../../app/context.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'
import { createIntentOf } from '../../data/intent.ts'
import { useKeepRecordDraft, useStoredRecordDraft } from '../../data/storedDraft.ts'
import { useReloadAfterWrites } from '../../data/written.ts'
import type { Answer, Bco } from '../../services/bco.ts'
import { type AccessSection, type ReadAccess, saysTheSame, unreadableField } from './sections.ts'

export interface AccessIds {
  readonly chargerId: string
  readonly placementId: string
}

const PLACEMENTS = genericCalls('chargeplacement', 'ChargePlacement')

export type ReadAccessOnce = () => Promise<Answer<ReadAccess>>

const readAccess = async (bco: Bco, { chargerId, placementId }: AccessIds): Promise<Answer<ReadAccess>> => {
  const [placement, charger] = await Promise.all([
    bco.call(PLACEMENTS.one, { params: { id: placementId }, query: {} }),
    bco.call(getChargepoint, { params: { id: chargerId } }),
  ])
  return {
    data: { placement: placement.data, isPlugCharge: charger.data.IsPlugCharge },
    at: placement.at,
  }
}

/** Returns a function that reads the access of a charger for all sections. Concurrent calls share one request. */
export const useAccess = (ids: AccessIds): ReadAccessOnce => {
  const { bco } = useSystem()
  const [read] = useState((): ReadAccessOnce => {
    let underWay: Promise<Answer<ReadAccess>> | undefined
    return () => {
      underWay ??= readAccess(bco(), ids).finally(() => {
        underWay = undefined
      })
      return underWay
    }
  })
  return read
}

/** Edits one section while its view is mounted, separately from the other sections. */
export const useSection = (
  section: AccessSection,
  placementId: string,
  readOnce: ReadAccessOnce,
): RecordEditRef => {
  const { bco } = useSystem()
  const name = `${placementId} ${section.name}`
  const { draft, forgetDraft } = useStoredRecordDraft(name)
  const [intentOf] = useState(createIntentOf)
  const read = async () => {
    const { data, at } = await readOnce()
    return { record: section.fieldsOf(data), at }
  }
  const edit = useActorRef(
    recordEditMachine.provide({
      actors: {
        readRecord: fromPromise(read),
        writeRecord: fromPromise(async ({ input: { record, changes }, signal }) => {
          const desired: RecordFields = { ...record, ...changes }
          const intent = intentOf(changes)
          const write = (fields: RecordFields, key: string) =>
            section.write(bco(), placementId, fields, { signal, intent: key })
          try {
            await write(desired, intent)
          } catch (thrown) {
            const failure = toFailure(thrown)
            if (!saysChanged(failure) && !isUnanswered(failure)) throw thrown
            const now = await read().catch(() => undefined)
            // The record has the desired values, so the write succeeded although its response was lost.
            if (now && isUnanswered(failure) && saysTheSame(section, now.record, desired)) return now
            if (!now || isUnanswered(failure)) throw thrown
            // Another user changed this section, so the user must resolve the conflict.
            if (!saysTheSame(section, now.record, record)) throw { ...failure, current: now.record }
            // Only another section of the placement changed, so retry with the new version.
            const { Version } = now.record
            await write({ ...desired, Version }, `${intent}-${String(Version)}`)
          }
          // The write succeeded, so a failed refetch must not reject.
          return read().catch(() => ({ record: desired, at: bco().now() }))
        }),
      },
      guards: {
        isWrong: ({ context: { record, changes } }) =>
          unreadableField(section, { ...record, ...changes }) !== undefined,
      },
      actions: { go: (_, { to }) => navigate(to), forgetDraft },
    }),
    { input: { id: placementId, draft }, ...inspected },
  )
  useKeepRecordDraft(name, edit)
  useReloadAfterWrites(edit)
  return edit
}
