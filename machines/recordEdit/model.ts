import { canonical, defineModel, done, failed } from '@portal/paths'
import { recordEditMachine } from './machine.ts'
import {
  selectConflict,
  selectDoneCommand,
  selectEditedRecord,
  selectFieldChanges,
  selectIsConfirming,
  selectIsDirty,
  selectIsForm,
  selectIsSaved,
  selectIsUndoing,
  selectIsUndone,
  selectMayBeWritten,
  selectMayRetrySave,
  selectRecordViewState,
  selectRefusedField,
  selectRunError,
  selectRunningCommand,
  selectSaveError,
} from './selectors.ts'

const record = (Version: number, Description: string, Model: string) => ({
  Id: 'CP1',
  Version,
  Description,
  Model,
})
const READ = record(1, 'Bay 4', 'Alpha')
/** The record as another person saved it, with a new description. */
const BOTH = record(2, 'Gate', 'Alpha')
/** The record as another person saved it, with a new model. */
const OTHER = record(2, 'Bay 4', 'Beta')
/** The record as saved in this tab. */
const SAVED = record(2, 'Bay 5', 'Alpha')
const SAME = record(2, 'Bay 5', 'Alpha')

const AT = 1_779_264_000_000
const answer = (one: typeof READ) => ({ record: one, at: AT })
const change = (value: string) => ({ type: 'CHANGE', field: 'Description', value }) as const
const conflict = (current: typeof READ) => failed('writeRecord', { code: 'Error', status: 409, current })

/** A screen with one rule: a charge point needs a description. */
const machine = recordEditMachine.provide({
  guards: { isWrong: ({ context }) => selectEditedRecord({ context })['Description'] === '' },
})

/** A charge point whose description is edited, and a second editor. */
export const recordEditModel = defineModel(machine, {
  inputs: [
    { id: 'CP1' },
    { id: 'CP1', isForm: true },
    { id: 'CP1', draft: { record: READ, changes: { Description: 'Bay 5' } } },
  ],
  events: [
    { type: 'RETRY' },
    { type: 'RELOAD' },
    { type: 'REFRESH' },
    { type: 'EDIT' },
    { type: 'RUN', command: 'rerate' },
    { type: 'RUN', command: 'run' },
    { type: 'UNDO', saved: { record: SAVED, changes: { Description: 'Bay 4' } } },
    change('Bay 5'),
    change('Bay 4'),
    change(''),
    { type: 'SAVE' },
    { type: 'CANCEL' },
    { type: 'LEAVE', to: '/network/alarms' },
    { type: 'STAY' },
    { type: 'DISCARD' },
    { type: 'CHOOSE', field: 'Description', side: 'theirs' },
    { type: 'CHOOSE', field: 'Description', side: 'mine' },
    { type: 'KEEP_MINE' },
    { type: 'TAKE_THEIRS' },
    { type: 'MERGE' },
    done('readRecord', answer(READ)),
    failed('readRecord', { code: 'UnknownChargePoint', status: 200 }),
    failed('readRecord', { code: 'UNEXPECTED', status: 500 }),
    done('writeRecord', answer(SAVED)),
    done('writeRecord', answer(record(3, 'Bay 4', 'Alpha'))),
    failed('writeRecord', { code: 'Error', status: 400, message: 'Description: is too long' }),
    failed('writeRecord', { code: 'Error', status: 409 }),
    failed('writeRecord', { code: 'UNEXPECTED', status: 500 }),
    done('runCommand', answer(record(2, 'Bay 4', 'Alpha'))),
    failed('runCommand', { code: 'UNKNOWNREQUEST', status: 200 }),
    failed('runCommand', { code: 'FAILEDTOLOAD' }),
    failed('writeRecord', { code: 'FAILEDTOLOAD' }),
    conflict(BOTH),
    conflict(OTHER),
    conflict(SAME),
  ],
  key: (snapshot) => {
    const { context } = snapshot
    return {
      record: context.record ? canonical(context.record) : null,
      changes: canonical(context.changes),
      theirs: context.theirs ? canonical(context.theirs) : null,
      sides: canonical(context.sides),
      beginsAsForm: context.isForm,
      hasDraft: context.draft !== undefined,
      isChecked: context.isChecked,
      error: context.error ? `${context.error.code} ${context.error.message ?? ''}`.trim() : null,
      goingTo: context.goingTo ?? null,
      command:
        selectRunningCommand(snapshot) ??
        selectDoneCommand(snapshot) ??
        (snapshot.matches('notRun') ? context.run?.command : undefined) ??
        null,
    }
  },
  facts: (snapshot) => ({
    viewState: selectRecordViewState(snapshot, []).viewState,
    isForm: selectIsForm(snapshot),
    isDirty: selectIsDirty(snapshot),
    isSaved: selectIsSaved(snapshot),
    isUndoing: selectIsUndoing(snapshot),
    isUndone: selectIsUndone(snapshot),
    version:
      snapshot.context.record?.['Version'] === undefined ? null : Number(snapshot.context.record['Version']),
    isConfirming: selectIsConfirming(snapshot),
    mayRetry: selectMayRetrySave(snapshot),
    mayBeWritten: selectMayBeWritten(snapshot),
    code: (selectSaveError(snapshot) ?? selectRunError(snapshot))?.code ?? null,
    wrongField: selectRefusedField(snapshot) ?? null,
    changed: selectFieldChanges(snapshot).map(
      ({ field, before, after }) => `${field}: ${String(before)} → ${String(after)}`,
    ),
    conflict: (selectConflict(snapshot)?.fields ?? []).map(
      ({ field, mine, theirs, side }) => `${field}: ${String(mine)} | ${String(theirs)} (${side})`,
    ),
    others: (selectConflict(snapshot)?.others ?? []).map(({ field }) => field),
  }),
  interrupts: {
    'saving loses the connection and is retried': [
      failed('writeRecord', { code: 'FAILEDTOLOAD' }),
      { type: 'RETRY' },
    ],
    'the user cancels and then keeps editing': [{ type: 'CANCEL' }, { type: 'STAY' }],
  },
  laws: {
    'a failed save keeps all changes': ({ context }, { after }) => {
      const later = after(failed('writeRecord', { code: 'UNEXPECTED', status: 500 }))
      return later === undefined || canonical(later.context.changes) === canonical(context.changes)
    },
    'RETRY sends the same changes': ({ context }, { after }) => {
      const later = after({ type: 'RETRY' })
      // The same object identifies the same intent.
      return (
        !(later?.matches('saving') || later?.matches('undoing')) || later.context.changes === context.changes
      )
    },
    'RETRY of a command keeps its idempotency key': (snapshot, { after }) => {
      const later = after(failed('runCommand', { code: 'FAILEDTOLOAD' }), { type: 'RETRY' })
      return later === undefined || later.context.run === snapshot.context.run
    },
    'a conflict is never overwritten without confirmation': (snapshot, { after }) => {
      const later = after(conflict(BOTH))
      return (
        later === undefined ||
        (later.matches({ editing: 'conflict' }) && later.context.record === snapshot.context.record)
      )
    },
    'TAKE_THEIRS drops all own changes': (_, { after }) => {
      const later = after({ type: 'TAKE_THEIRS' })
      return (
        later === undefined ||
        ((later.matches('viewing') || later.matches({ editing: 'clean' })) &&
          selectFieldChanges(later).length === 0)
      )
    },
    'STAY keeps all changes': ({ context }, { after }) => {
      const later = after({ type: 'STAY' })
      return later === undefined || canonical(later.context.changes) === canonical(context.changes)
    },
  },
  limit: 2_000,
})
