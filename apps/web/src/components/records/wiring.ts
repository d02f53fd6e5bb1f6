import { type RecordEditRef, type RecordFields, recordEditMachine, withLinksOf } from '@portal/machines'
import type { OperationInput } from '@portal/schemas/contract'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n, useSystem, useUserInfo } from '../../app/context.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'
import { createIntentOf } from '../../data/intent.ts'
import { useTell } from '../../data/notify.ts'
import { askRecord, editedBody } from '../../data/records.ts'
import { useRefresh } from '../../data/refresh.ts'
import { useKeepRecordDraft, useStoredRecordDraft } from '../../data/storedDraft.ts'
import { useReloadAfterWrites } from '../../data/written.ts'
import type { Answer, Bco, CallOptions } from '../../services/bco.ts'
import { mayChangeTo } from './formFields.ts'
import { newBody } from './newRecord.ts'
import { faultsOf, type RecordScreen } from './recordScreen.ts'

type CreateUpdate = OperationInput<NonNullable<RecordScreen['routes']['createupdate']>['id']>

/** Commands of a screen by name; each one returns the updated record. */
export type RecordCommands = Readonly<
  Record<string, (bco: Bco, id: string, options: CallOptions) => Promise<Answer<RecordFields>>>
>

/** Part of a screen that reading and writing a record depends on. */
export type EditedClass = Pick<
  RecordScreen,
  'routes' | 'links' | 'title' | 'faults' | 'refreshEvery' | 'editable' | 'choices'
>

/** Returns the machine of a record that is only viewed. It leaves a stored draft for the form to restore. */
export const useRecordRead = (screen: EditedClass, id: string): RecordEditRef =>
  useRecord(screen, id, undefined)

/** Returns the machine of a record while its view is open. Restores a draft that was stored when the session ended. */
export const useRecordEdit = (screen: EditedClass, id: string, commands?: RecordCommands): RecordEditRef =>
  useRecord(screen, id, id, commands)

export interface CreatedClass extends Pick<RecordScreen, 'routes' | 'title' | 'path' | 'omits'> {
  /** Storage key of the unsaved form. */
  readonly draftKey: string
  readonly initial: RecordFields
  readonly isWrong: (record: RecordFields, changes: RecordFields) => boolean
}

/**
 * Returns the machine of a record that does not exist yet. Opens its detail after the save; there is no undo and no
 * command.
 */
export const useRecordCreate = ({
  routes: { createupdate },
  title,
  path,
  draftKey,
  initial,
  isWrong,
  omits,
}: CreatedClass): RecordEditRef => {
  const { bco } = useSystem()
  const { t } = useI18n()
  const tell = useTell()
  const { draft, forgetDraft } = useStoredRecordDraft(draftKey)
  const [intentOf] = useState(createIntentOf)
  const edit = useActorRef(
    recordEditMachine.provide({
      actors: {
        readRecord: fromPromise(async () => ({ record: initial, at: 0 })),
        writeRecord: fromPromise(async ({ input: { record, changes }, signal }) => {
          if (!createupdate) throw new Error(`${title} cannot be created.`)
          const body = newBody({ omits }, record, changes) as CreateUpdate['body']
          const { data, at } = await askRecord(bco(), createupdate, { body } as CreateUpdate, {
            signal,
            intent: intentOf(changes),
          })
          return { record: data, at }
        }),
      },
      guards: { isWrong: ({ context: { record = {}, changes } }) => isWrong(record, changes) },
      actions: {
        forgetDraft,
        go: (_, { to }) => navigate(to),
        wrote: (_, { record }) => {
          tell(t('record.created'))
          navigate(path(String(record['Id'])))
        },
      },
    }),
    { input: { id: '', isForm: true, draft }, ...inspected },
  )
  useKeepRecordDraft(draftKey, edit)
  return edit
}

const useRecord = (
  screen: EditedClass,
  id: string,
  draftKey: string | undefined,
  commands: RecordCommands = {},
): RecordEditRef => {
  const { bco, savedEdits } = useSystem()
  const person = useUserInfo().RelationContact.Id
  const { draft, forgetDraft } = useStoredRecordDraft(draftKey)
  const [intentOf] = useState(createIntentOf)
  const links = Object.values(screen.links ?? {})
  const read = (signal: AbortSignal) =>
    askRecord(
      bco(),
      screen.routes.one,
      { params: { id }, query: links.length > 0 ? { Links: links.join(',') } : {} },
      { signal },
    )
  const edit = useActorRef(
    recordEditMachine.provide({
      actors: {
        readRecord: fromPromise(async ({ signal }) => {
          const { data, at } = await read(signal)
          return { record: data, at }
        }),
        writeRecord: fromPromise(async ({ input: { record, changes }, signal }) => {
          const { createupdate } = screen.routes
          if (!createupdate) throw new Error(`${screen.title} cannot be written.`)
          // The fields and their types are known only at run time, from `meta`, so the compiler cannot check the body.
          const body = editedBody(id, record, changes) as CreateUpdate['body']
          const { data, at } = await askRecord(bco(), createupdate, { body } as CreateUpdate, {
            signal,
            intent: intentOf(changes),
          })
          const written = { record: withLinksOf(record, data), at }
          if (!Object.keys(changes).some((field) => field in (screen.links ?? {}))) return written
          // A changed link needs a read for the new name; if that fails, the write still counts.
          return read(signal).then(
            (fresh) => ({ record: fresh.data, at: fresh.at }),
            () => written,
          )
        }),
        runCommand: fromPromise(async ({ input: { record, run }, signal }) => {
          const command = run && commands[run.command]
          if (!command) throw new Error(`${screen.title} has no command ${run?.command}.`)
          const { data, at } = await command(bco(), id, {
            signal,
            intent: intentOf(run),
          })
          return { record: withLinksOf(record, data), at }
        }),
      },
      guards: {
        isWrong: ({ context: { record = {}, changes } }) =>
          Object.keys(faultsOf(screen, record, changes)).length > 0,
      },
      actions: {
        go: (_, { to }) => navigate(to),
        wrote: (_, undo) => {
          // Undo is offered only if the form could make the reverse change.
          const mayUndo = Object.entries(undo.changes).every(
            ([field, value]) =>
              screen.editable?.includes(field) && mayChangeTo(screen, undo.record, field, value),
          )
          if (mayUndo) savedEdits.keep(person, id, { undo, at: bco().now() })
          else savedEdits.forget(person, id)
        },
        forgetUndo: () => savedEdits.forget(person, id),
        forgetDraft,
      },
    }),
    { input: { id, draft }, ...inspected },
  )
  useKeepRecordDraft(draftKey, edit)
  useReloadAfterWrites(edit)
  useRefresh(edit, screen.refreshEvery)
  return edit
}
