import { type RecordEditRef, type RecordFields, recordEditMachine } from '@portal/machines'
import { genericCalls } from '@portal/schemas'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem, useUserInfo } from '../../app/context.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'
import { createIntentOf } from '../../data/intent.ts'
import { useKeepRecordDraft, useKeptRecordDraft } from '../../data/keptDraft.ts'
import { useNotify } from '../../data/notify.ts'
import { paths } from '../../data/paths.ts'
import { askRecord, editedBody } from '../../data/records.ts'
import { useReloadAfterWrites } from '../../data/written.ts'
import { faultsOf, NEW_LOCATION } from './faults.ts'

export const LOCATION_ROUTES = genericCalls('chargelocation', 'ChargeLocation')

/** Trims all texts and omits the empty ones of a new location. */
const written = (fields: RecordFields, isNew: boolean): RecordFields =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => !isNew || value !== ''),
  )

/** Edits a location, or creates one if there is no id. Opens its detail after saving. */
export const useLocationEdit = (id: string | undefined): RecordEditRef => {
  const { bco, savedEdits } = useSystem()
  const { t } = useI18n()
  const person = useUserInfo().RelationContact.Id
  const notify = useNotify()
  const name = id ?? 'new-location'
  const { draft, forgetDraft } = useKeptRecordDraft(name)
  const [intentOf] = useState(createIntentOf)
  const edit = useActorRef(
    recordEditMachine.provide({
      actors: {
        readRecord: fromPromise(async ({ signal }) => {
          if (id === undefined) return { record: NEW_LOCATION, at: 0 }
          const { data, at } = await askRecord(
            bco(),
            LOCATION_ROUTES.one,
            { params: { id }, query: {} },
            { signal },
          )
          return { record: data, at }
        }),
        writeRecord: fromPromise(async ({ input: { record, changes }, signal }) => {
          const body =
            id === undefined
              ? written({ ...record, ...changes }, true)
              : editedBody(id, record, written(changes, false))
          const { data, at } = await askRecord(
            bco(),
            LOCATION_ROUTES.createupdate,
            { query: {}, body },
            { signal, intent: intentOf(changes) },
          )
          return { record: data, at }
        }),
      },
      guards: {
        isWrong: ({ context: { record = {}, changes } }) => Object.keys(faultsOf(record, changes)).length > 0,
      },
      actions: {
        forgetDraft,
        go: (_, { to }) => navigate(to),
        wrote: (_, undo) => {
          // The detail offers to undo it; a new location can only be removed.
          if (id !== undefined) savedEdits.keep(person, id, { undo, at: bco().now() })
          notify({ colour: 'success', content: t('record.saved') })
          navigate(paths.netLocation(String(undo.record['Id'])))
        },
      },
    }),
    { input: { id: id ?? '', isForm: true, draft }, ...inspected },
  )
  useKeepRecordDraft(name, edit)
  useReloadAfterWrites(edit)
  return edit
}
