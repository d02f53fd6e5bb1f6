import { assign, setup } from 'xstate'
import { type Failure, mayPass, notProvided } from '../failure.ts'
import { mergedChanges, type RecordFields, type Side, withChange, withLinksOf } from './difference.ts'
import { currentOf } from './refusal.ts'
import type {
  ReadRecord,
  RecordEditContext,
  RecordEditEvent,
  RecordEditInput,
  RecordRun,
  RecordUndo,
} from './types.ts'

/** Timeout of a request; counts as FAILEDTOLOAD. */
export const RECORD_TIMEOUT_MS = 30_000

export const NOTHING: RecordFields = {}

const merged = ({ changes, theirs = NOTHING, sides }: RecordEditContext): RecordFields =>
  mergedChanges(changes, theirs, sides)

/** Changes that undo a save. A field that did not exist before becomes empty. */
export const undoOf = ({ record = NOTHING, changes }: RecordEditContext): RecordFields =>
  Object.fromEntries(Object.keys(changes).map((field) => [field, record[field] ?? '']))

const theirsOf = ({ record = NOTHING, theirs = NOTHING }: RecordEditContext): RecordFields =>
  withLinksOf(record, theirs)

export const recordEditSetup = setup({
  types: {
    context: {} as RecordEditContext,
    events: {} as RecordEditEvent,
    input: {} as RecordEditInput,
    tags: {} as 'busy' | 'form' | 'dirty',
  },
  actors: {
    readRecord: notProvided<ReadRecord, { id: string }>('readRecord'),
    writeRecord: notProvided<ReadRecord, { record: RecordFields; changes: RecordFields }>('writeRecord'),
    runCommand: notProvided<ReadRecord, { record: RecordFields; run: RecordRun | undefined }>('runCommand'),
  },
  actions: {
    /** Navigates to another screen. */
    go: (_, _params: { to: string }) => undefined,
    keep: assign((_, { record, at }: ReadRecord) => ({ record, at, error: undefined })),
    fail: assign((_, error: Failure) => ({ error })),
    dropError: assign({ error: undefined }),
    /** Restores the draft with its own record, so that later changes by others cause a conflict. */
    resume: assign(({ context: { draft } }) => ({ ...draft, draft: undefined })),
    forgetDraft: () => undefined,
    change: assign(({ context }, { field, value }: { field: string; value: unknown }) => ({
      changes: withChange(context.record ?? NOTHING, context.changes, field, value),
      error: undefined,
    })),
    drop: assign({ changes: NOTHING, theirs: undefined, sides: {}, error: undefined, goingTo: undefined }),
    keepTheirs: assign((_, { theirs }: { theirs: RecordFields }) => ({ theirs, sides: {} })),
    forgetTheirs: assign({ theirs: undefined, sides: {} }),
    choose: assign(({ context }, { field, side }: { field: string; side: Side }) => ({
      sides: { ...context.sides, [field]: side },
    })),
    chooseMine: assign({ sides: {} }),
    /** Rebases the changes onto the other version, with the chosen values. */
    merge: assign(({ context }) => ({
      record: theirsOf(context),
      changes: merged(context),
      theirs: undefined,
      sides: {},
    })),
    showTheirs: assign(({ context }) => ({ record: theirsOf(context) })),
    keepCommand: assign((_, { command }: RecordRun) => ({ run: { command } })),
    keepWay: assign((_, { to }: { to: string }) => ({ goingTo: to })),
    forgetWay: assign({ goingTo: undefined }),
    check: assign({ isChecked: true }),
    /** Reports a written record; `changes` undo the write. */
    wrote: (_, _params: RecordUndo) => undefined,
    /** Starts from the record after the save, so that later changes by others cause a conflict. */
    revert: assign((_, { record, changes }: RecordUndo) => ({ record, changes, error: undefined })),
    /** Withdraws the undo, because it was applied or others changed the record. */
    forgetUndo: () => undefined,
  },
  guards: {
    hasDraft: ({ context }) => context.draft !== undefined,
    hasChanges: ({ context }) => Object.keys(context.changes).length > 0,
    leavesChanges: ({ context }) => Object.keys(merged(context)).length > 0,
    keepsChanges: ({ context }) => Object.keys(merged({ ...context, sides: {} })).length > 0,
    isForm: ({ context }) => context.isForm,
    /** True if a field violates a rule of the screen. By default, only the server checks. */
    isWrong: (_: { context: RecordEditContext }) => false,
    isGoing: ({ context }) => context.goingTo !== undefined,
    isConflict: (_, { thrown }: { thrown: unknown }) => currentOf(thrown) !== undefined,
    mayPass: (_, failure: Failure) => mayPass(failure),
  },
  delays: { RECORD_TIMEOUT: RECORD_TIMEOUT_MS },
})
