import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { FAILED_TO_LOAD, failureOf } from '../failure.ts'
import { currentOf } from './refusal.ts'
import { NOTHING, recordEditSetup, undoOf } from './setup.ts'

/** One record that is read, shown and edited as a whole, with its conflicts (S7, layout of the detail screen). */
export const recordEditMachine = recordEditSetup.createMachine({
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
            actions: [{ type: 'keep', params: ({ event }) => event.output }, 'resume'],
          },
          { target: 'shown', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unread',
          actions: { type: 'fail', params: failureOf },
        },
      },
      after: {
        RECORD_TIMEOUT: { target: 'unread', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
      // The pending answer may predate the reason to reload.
      on: { RELOAD: { target: 'reading', reenter: true } },
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
          actions: { type: 'fail', params: failureOf },
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
        CHANGE: {
          target: '.clean',
          actions: [{ type: 'change', params: ({ event }) => event }, 'forgetDraft'],
        },
        CANCEL: [
          { guard: 'hasChanges', target: 'asking' },
          { target: 'shown', actions: 'forgetDraft' },
        ],
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
              { target: '#recordEdit.shown', actions: ['showTheirs', 'drop', 'forgetDraft'] },
            ],
            MERGE: [
              { guard: 'leavesChanges', target: '#recordEdit.saving', actions: 'merge' },
              { target: '#recordEdit.shown', actions: ['showTheirs', 'drop', 'forgetDraft'] },
            ],
            TAKE_THEIRS: { target: '#recordEdit.shown', actions: ['showTheirs', 'drop', 'forgetDraft'] },
            // Return to the entered fields; the next save asks again.
            CANCEL: { target: '#recordEdit.editing', actions: 'forgetTheirs' },
            // During a conflict the person chooses fields but cannot type.
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
            // Must run before `drop`, which clears the changes.
            {
              type: 'wrote',
              params: ({ context, event }) => ({ record: event.output.record, changes: undoOf(context) }),
            },
            'drop',
            { type: 'keep', params: ({ event }) => event.output },
            'forgetDraft',
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
            guard: { type: 'mayPass', params: failureOf },
            target: 'editing.failed',
            actions: { type: 'fail', params: failureOf },
          },
          {
            target: 'editing.refused',
            actions: { type: 'fail', params: failureOf },
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
            actions: { type: 'fail', params: failureOf },
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
          actions: { type: 'fail', params: failureOf },
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
            actions: [
              { type: 'go', params: ({ context }) => ({ to: context.goingTo ?? '' }) },
              'drop',
              'forgetDraft',
            ],
          },
          { target: 'shown', actions: ['drop', 'forgetDraft'] },
        ],
      },
    },
  },
})

export type RecordEditMachine = typeof recordEditMachine
export type RecordEditRef = ActorRefFrom<RecordEditMachine>
export type RecordEditSnapshot = SnapshotFrom<RecordEditMachine>
