import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, mayPass, toFailure } from '../failure.ts'
import { mergedChanges, type RecordFields, type Side, withChange, withLinksOf } from './difference.ts'
import { currentOf } from './refusal.ts'

/** What has not been answered after this time counts as FAILEDTOLOAD. */
export const RECORD_TIMEOUT_MS = 30_000

/** A command to the server for a record. The same object is the same intent: a retry sends it again. */
export interface RecordRun {
  readonly command: string
}

/** A record as it was answered. */
export interface ReadRecord {
  readonly record: RecordFields
  /** Server time, in ms since 1970. */
  readonly at: number
}

/** A save that can be taken back. */
export interface RecordUndo {
  /** The record after the save. If its version has changed since, someone else has edited it. */
  readonly record: RecordFields
  /** The values of before of the fields that were saved. The same object is the same intent. */
  readonly changes: RecordFields
}

/** What was typed and not saved, and the record that it changes. */
export interface RecordDraft {
  readonly record: RecordFields
  readonly changes: RecordFields
}

export interface RecordEditInput {
  readonly id: string
  /** What was typed when the session ended. */
  readonly draft?: RecordDraft | undefined
  /** The screen is its form: the fields are filled in as soon as the record is there. */
  readonly isForm?: boolean
}

export interface RecordEditContext extends Required<RecordEditInput> {
  /** As it was read last; undefined until then. */
  readonly record: RecordFields | undefined
  readonly at: number | undefined
  /** Fields with other values than the record has. The same object is the same intent: a retry sends it again. */
  readonly changes: RecordFields
  /** The record as another person has written it meanwhile. */
  readonly theirs: RecordFields | undefined
  /** What was chosen of fields that both changed; 'mine' where nothing is said. */
  readonly sides: Readonly<Record<string, Side>>
  readonly error: Failure | undefined
  /** It was to be saved once: from then on each field says at once which rule it breaks. */
  readonly isChecked: boolean
  /** The last command to the server. */
  readonly run: RecordRun | undefined
  /** The destination that the question about changes interrupted. */
  readonly goingTo: string | undefined
}

export type RecordEditEvent =
  | { type: 'RETRY' }
  /** Something was written elsewhere: the record may be another. */
  | { type: 'RELOAD' }
  /** Time has passed: the record may be another. */
  | { type: 'REFRESH' }
  | { type: 'EDIT' }
  /** Has the server do something with the record that is no change of fields. */
  | { type: 'RUN'; command: string }
  /** The last save is taken back: the record as that save left it, and the values of before. */
  | { type: 'UNDO'; saved: RecordUndo }
  | { type: 'CHANGE'; field: string; value: unknown }
  | { type: 'SAVE' }
  | { type: 'CANCEL' }
  /** The person goes elsewhere in the portal. */
  | { type: 'LEAVE'; to: string }
  | { type: 'STAY' }
  | { type: 'DISCARD' }
  | { type: 'CHOOSE'; field: string; side: Side }
  | { type: 'KEEP_MINE' }
  | { type: 'TAKE_THEIRS' }
  | { type: 'MERGE' }

const NOTHING: RecordFields = {}

const notProvided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`))

/** What would be written over theirs, as it was chosen. */
const merged = ({ changes, theirs = NOTHING, sides }: RecordEditContext): RecordFields =>
  mergedChanges(changes, theirs, sides)

/** What takes a save back; a field that was not there becomes empty. */
const undoOf = ({ record = NOTHING, changes }: RecordEditContext): RecordFields =>
  Object.fromEntries(Object.keys(changes).map((field) => [field, record[field] ?? '']))

const theirsOf = ({ record = NOTHING, theirs = NOTHING }: RecordEditContext): RecordFields =>
  withLinksOf(record, theirs)

/** One record that is read, shown and edited: whole, with its conflicts (S7, layout of a record's detail). */
export const recordEditMachine = setup({
  types: {
    context: {} as RecordEditContext,
    events: {} as RecordEditEvent,
    input: {} as RecordEditInput,
    tags: {} as 'busy' | 'form' | 'dirty',
  },
  actors: {
    readRecord: fromPromise<ReadRecord, { id: string }>(notProvided('readRecord')),
    writeRecord: fromPromise<ReadRecord, { record: RecordFields; changes: RecordFields }>(
      notProvided('writeRecord'),
    ),
    runCommand: fromPromise<ReadRecord, { record: RecordFields; run: RecordRun | undefined }>(
      notProvided('runCommand'),
    ),
  },
  actions: {
    /** Opens another screen. */
    go: (_, _params: { to: string }) => undefined,
    keep: assign((_, { record, at }: ReadRecord) => ({ record, at, error: undefined })),
    fail: assign((_, error: Failure) => ({ error })),
    dropError: assign({ error: undefined }),
    /** Goes on from the record as it was typed into: what was written since is a conflict. */
    resume: assign(({ context: { draft } }) => ({ ...draft, draft: undefined })),
    /** What was typed is on screen again. */
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
}).createMachine({
  id: 'recordEdit',
  description: 'One record of a class: read, shown, edited and saved, also with other editors (S7).',
  context: ({ input }) => ({
    id: input.id,
    draft: input.draft,
    isForm: input.isForm ?? false,
    isChecked: false,
    record: undefined,
    at: undefined,
    changes: NOTHING,
    theirs: undefined,
    sides: {},
    error: undefined,
    run: undefined,
    goingTo: undefined,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The record is asked for: nothing is known of it, or it is known to be another.',
      tags: 'busy',
      invoke: {
        id: 'readRecord',
        src: 'readRecord',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: 'hasDraft',
            target: 'editing',
            actions: [{ type: 'keep', params: ({ event }) => event.output }, 'resume', 'forgetDraft'],
          },
          { target: 'shown', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unread',
          actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
        },
      },
      after: {
        RECORD_TIMEOUT: { target: 'unread', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    unread: {
      description: 'It could not be read: known fields stay, with the reason.',
      on: { RETRY: 'reading', RELOAD: 'reading', REFRESH: 'reading' },
    },
    shown: {
      description: 'The record as it was read last.',
      always: { guard: 'isForm', target: 'editing' },
      on: {
        EDIT: 'editing',
        RELOAD: 'reading',
        REFRESH: 'refreshing',
        RUN: { target: 'running', actions: { type: 'keepCommand', params: ({ event }) => event } },
        UNDO: { target: 'undoing', actions: { type: 'revert', params: ({ event }) => event.saved } },
      },
    },
    refreshing: {
      description: 'It is read again because time has passed: nothing on screen waits for that.',
      invoke: {
        id: 'readRecord',
        src: 'readRecord',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: {
          target: 'unread',
          actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
        },
      },
      after: {
        RECORD_TIMEOUT: { target: 'unread', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
      on: {
        EDIT: 'editing',
        RELOAD: 'reading',
        RUN: { target: 'running', actions: { type: 'keepCommand', params: ({ event }) => event } },
        UNDO: { target: 'undoing', actions: { type: 'revert', params: ({ event }) => event.saved } },
      },
    },
    saved: {
      description: 'The record as it was just saved, and that it was.',
      on: {
        EDIT: 'editing',
        RELOAD: 'reading',
        RUN: { target: 'running', actions: { type: 'keepCommand', params: ({ event }) => event } },
        UNDO: { target: 'undoing', actions: { type: 'revert', params: ({ event }) => event.saved } },
      },
    },
    ran: {
      description: 'The record as it is since the server ran the command, and that it did.',
      on: {
        EDIT: 'editing',
        RELOAD: 'reading',
        RUN: { target: 'running', actions: { type: 'keepCommand', params: ({ event }) => event } },
      },
    },
    editing: {
      description: 'Its fields are filled in; a conflicting save is noticed when this one is sent.',
      tags: 'form',
      initial: 'clean',
      on: {
        CHANGE: { target: '.clean', actions: { type: 'change', params: ({ event }) => event } },
        CANCEL: [{ guard: 'hasChanges', target: 'asking' }, { target: 'shown' }],
        LEAVE: {
          guard: 'hasChanges',
          target: 'asking',
          actions: { type: 'keepWay', params: ({ event }) => event },
        },
      },
      states: {
        clean: {
          description: 'Nothing differs from what was read: there is nothing to save.',
          always: { guard: 'hasChanges', target: 'changed' },
        },
        changed: {
          description: 'Some fields differ; each says what it was.',
          tags: 'dirty',
          on: {
            SAVE: [
              { guard: 'isWrong', target: 'wrong', actions: 'check' },
              { target: '#recordEdit.saving', actions: 'dropError' },
            ],
          },
        },
        wrong: {
          description: 'A field breaks a rule: each says which, and nothing is sent.',
          tags: 'dirty',
        },
        refused: {
          description: 'The server does not take it so: the field that it named says why.',
          tags: 'dirty',
          on: { SAVE: { target: '#recordEdit.saving', actions: 'dropError' } },
        },
        failed: {
          description: 'Its fate is unknown: trying again sends the same once more.',
          tags: 'dirty',
          on: { RETRY: { target: '#recordEdit.saving', actions: 'dropError' } },
        },
        conflict: {
          description:
            'It was saved by another person meanwhile: both are shown, and one is chosen field by field.',
          tags: 'dirty',
          on: {
            CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
            KEEP_MINE: [
              {
                guard: 'keepsChanges',
                target: '#recordEdit.saving',
                actions: ['chooseMine', 'merge'],
              },
              { target: '#recordEdit.shown', actions: ['showTheirs', 'drop'] },
            ],
            MERGE: [
              { guard: 'leavesChanges', target: '#recordEdit.saving', actions: 'merge' },
              { target: '#recordEdit.shown', actions: ['showTheirs', 'drop'] },
            ],
            TAKE_THEIRS: { target: '#recordEdit.shown', actions: ['showTheirs', 'drop'] },
            // Back to the fields as they were filled in: saving them asks again.
            CANCEL: { target: '#recordEdit.editing', actions: 'forgetTheirs' },
            // The fields are behind the question: they are chosen, not typed.
            CHANGE: {},
            LEAVE: {},
          },
        },
      },
    },
    saving: {
      description: 'The changes are sent, once: nothing can be changed meanwhile.',
      tags: ['busy', 'form', 'dirty'],
      invoke: {
        id: 'writeRecord',
        src: 'writeRecord',
        input: ({ context }) => ({ record: context.record ?? NOTHING, changes: context.changes }),
        onDone: {
          target: 'saved',
          actions: [
            // While what was changed is still known.
            {
              type: 'wrote',
              params: ({ context, event }) => ({ record: event.output.record, changes: undoOf(context) }),
            },
            'drop',
            { type: 'keep', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ thrown: event.error }) },
            target: 'editing.conflict',
            actions: {
              type: 'keepTheirs',
              params: ({ event }) => ({ theirs: currentOf(event.error) ?? NOTHING }),
            },
          },
          {
            guard: { type: 'mayPass', params: ({ event }) => toFailure(event.error) },
            target: 'editing.failed',
            actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
          },
          {
            target: 'editing.refused',
            actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
      after: {
        RECORD_TIMEOUT: { target: 'editing.failed', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    undoing: {
      description: 'The values of before are sent: nothing can be changed meanwhile.',
      tags: 'busy',
      invoke: {
        id: 'writeRecord',
        src: 'writeRecord',
        input: ({ context }) => ({ record: context.record ?? NOTHING, changes: context.changes }),
        onDone: {
          target: 'undone',
          actions: ['drop', { type: 'keep', params: ({ event }) => event.output }, 'forgetUndo'],
        },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ thrown: event.error }) },
            target: 'editing.conflict',
            actions: [
              {
                type: 'keepTheirs',
                params: ({ event }) => ({ theirs: currentOf(event.error) ?? NOTHING }),
              },
              'forgetUndo',
            ],
          },
          {
            target: 'notUndone',
            actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
      after: {
        RECORD_TIMEOUT: { target: 'notUndone', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    undone: {
      description: 'The record as it was before it was saved, and that this was taken back.',
      on: {
        EDIT: 'editing',
        RELOAD: 'reading',
        RUN: { target: 'running', actions: { type: 'keepCommand', params: ({ event }) => event } },
      },
    },
    notUndone: {
      description:
        'It could not be taken back, with the reason; or no answer came, and it may be. Trying again sends the same once more.',
      on: {
        RETRY: { target: 'undoing', actions: 'dropError' },
        EDIT: { target: 'editing', actions: 'drop' },
        RELOAD: { target: 'reading', actions: 'drop' },
        RUN: {
          target: 'running',
          actions: ['drop', { type: 'keepCommand', params: ({ event }) => event }],
        },
      },
    },
    running: {
      description: 'The server runs the command.',
      tags: 'busy',
      invoke: {
        id: 'runCommand',
        src: 'runCommand',
        input: ({ context }) => ({ record: context.record ?? NOTHING, run: context.run }),
        onDone: { target: 'ran', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: {
          target: 'notRun',
          actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
        },
      },
      after: {
        RECORD_TIMEOUT: { target: 'notRun', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    notRun: {
      description:
        'The server could not do it, with the reason; or no answer came, and it may be done. Trying again never does it twice.',
      on: {
        RETRY: { target: 'running', actions: 'dropError' },
        EDIT: { target: 'editing', actions: 'dropError' },
        RELOAD: { target: 'reading', actions: 'dropError' },
        RUN: {
          target: 'running',
          actions: ['dropError', { type: 'keepCommand', params: ({ event }) => event }],
        },
      },
    },
    asking: {
      description: 'The person is about to leave changes behind, and is asked first.',
      tags: ['form', 'dirty'],
      on: {
        STAY: { target: 'editing', actions: 'forgetWay' },
        DISCARD: [
          {
            guard: 'isGoing',
            target: 'shown',
            actions: [{ type: 'go', params: ({ context }) => ({ to: context.goingTo ?? '' }) }, 'drop'],
          },
          { target: 'shown', actions: 'drop' },
        ],
      },
    },
  },
})

export type RecordEditMachine = typeof recordEditMachine
export type RecordEditRef = ActorRefFrom<RecordEditMachine>
export type RecordEditSnapshot = SnapshotFrom<RecordEditMachine>
