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

/** What has not been answered after this time counts as FAILEDTOLOAD. */
export const RECORD_TIMEOUT_MS = 30_000

/** No field at all. */
export const NOTHING: RecordFields = {}

/** What would be written over theirs, as it was chosen. */
const merged = ({ changes, theirs = NOTHING, sides }: RecordEditContext): RecordFields =>
  mergedChanges(changes, theirs, sides)

/** What takes a save back; a field that was not there becomes empty. */
export const undoOf = ({ record = NOTHING, changes }: RecordEditContext): RecordFields =>
  Object.fromEntries(Object.keys(changes).map((field) => [field, record[field] ?? '']))

const theirsOf = ({ record = NOTHING, theirs = NOTHING }: RecordEditContext): RecordFields =>
  withLinksOf(record, theirs)

/** Actors, actions and guards of a record's machine. */
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
    /** Opens another screen. */
    go: (_, _params: { to: string }) => undefined,
    keep: assign((_, { record, at }: ReadRecord) => ({ record, at, error: undefined })),
    fail: assign((_, error: Failure) => ({ error })),
    dropError: assign({ error: undefined }),
    /** Goes on from the record as it was typed into: what was written since is a conflict. */
    resume: assign(({ context: { draft } }) => ({ ...draft, draft: undefined })),
    /** The person goes on with what was typed, saves it or drops it: it need not be found again. */
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
    /** Theirs is the record from now on, and what was chosen the changes of it. */
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
    /** The record was written; `changes` take that back. */
    wrote: (_, _params: RecordUndo) => undefined,
    /** Goes on from the record as the save left it: what was written since is a conflict. */
    revert: assign((_, { record, changes }: RecordUndo) => ({ record, changes, error: undefined })),
    /** What could be taken back is, or others have written it since: there is no offer any more. */
    forgetUndo: () => undefined,
  },
  guards: {
    hasDraft: ({ context }) => context.draft !== undefined,
    hasChanges: ({ context }) => Object.keys(context.changes).length > 0,
    leavesChanges: ({ context }) => Object.keys(merged(context)).length > 0,
    keepsChanges: ({ context }) => Object.keys(merged({ ...context, sides: {} })).length > 0,
    isForm: ({ context }) => context.isForm,
    /** Whether a field breaks a rule that the screen knows; without rules of its own the server says. */
    isWrong: (_: { context: RecordEditContext }) => false,
    isGoing: ({ context }) => context.goingTo !== undefined,
    isConflict: (_, { thrown }: { thrown: unknown }) => currentOf(thrown) !== undefined,
    mayPass: (_, failure: Failure) => mayPass(failure),
  },
  delays: { RECORD_TIMEOUT: RECORD_TIMEOUT_MS },
})
