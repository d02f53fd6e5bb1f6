import { type RecordEditRef, type RecordFields, recordEditMachine } from '@portal/machines'
import { genericCalls } from '@portal/schemas'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem, useUserInfo } from '../../app/context.ts'
import { useRecordCreate } from '../../components/records/wiring.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'
import { createIntentOf } from '../../data/intent.ts'
import { useTell } from '../../data/notify.ts'
import { paths } from '../../data/paths.ts'
import { askRecord, editedBody } from '../../data/records.ts'
import { useKeepRecordDraft, useStoredRecordDraft } from '../../data/storedDraft.ts'
import { useReloadAfterWrites } from '../../data/written.ts'
import { faultsOf, NEW_LOCATION } from './faults.ts'

export const LOCATION_ROUTES = genericCalls('chargelocation', 'ChargeLocation')

const isWrong = (record: RecordFields, changes: RecordFields): boolean =>
  Object.keys(faultsOf(record, changes)).length > 0

export const useLocationCreate = (): RecordEditRef =>
  useRecordCreate({
    routes: LOCATION_ROUTES,
    title: 'shell.netLocations',
    path: paths.netLocation,
    draftKey: 'new-location',
    initial: NEW_LOCATION,
    isWrong,
  })

const trimmed = (fields: RecordFields): RecordFields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  )

/** Edits a location. Opens its detail screen after saving. */
export const useLocationEdit = (id: string): RecordEditRef => {
  const { bco, savedEdits } = useSystem()
  const { t } = useI18n()
  const person = useUserInfo().RelationContact.Id
  const tell = useTell()
  const { draft, forgetDraft } = useStoredRecordDraft(id)
  const [intentOf] = useState(createIntentOf)
  const edit = useActorRef(
    recordEditMachine.provide({
      actors: {
        readRecord: fromPromise(async ({ signal }) => {
          const { data, at } = await askRecord(
            bco(),
            LOCATION_ROUTES.one,
            { params: { id }, query: {} },
            { signal },
          )
          return { record: data, at }
        }),
        writeRecord: fromPromise(async ({ input: { record, changes }, signal }) => {
          const { data, at } = await askRecord(
            bco(),
            LOCATION_ROUTES.createupdate,
            { query: {}, body: editedBody(id, record, trimmed(changes)) },
            { signal, intent: intentOf(changes) },
          )
          return { record: data, at }
        }),
      },
      guards: { isWrong: ({ context: { record = {}, changes } }) => isWrong(record, changes) },
      actions: {
        forgetDraft,
        go: (_, { to }) => navigate(to),
        wrote: (_, undo) => {
          // The detail screen offers to undo the change.
          savedEdits.keep(person, id, { undo, at: bco().now() })
          tell(t('record.saved'))
          navigate(paths.netLocation(id))
        },
      },
    }),
    { input: { id, isForm: true, draft }, ...inspected },
  )
  useKeepRecordDraft(id, edit)
  useReloadAfterWrites(edit)
  return edit
}
