import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { FAILED_TO_LOAD, failureOf } from '../failure.ts'
import { currentOf } from './refusal.ts'
import { NOTHING, recordEditSetup, undoOf } from './setup.ts'

/** One record that is read, displayed and edited as a whole, with its conflicts (S7). */
export const recordEditMachine = recordEditSetup.createMachine({
  id: 'recordEdit',
  description: 'One record of a class: read, shown, edited and saved, with other editors (S7).',
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
      description: 'The record is being read; there is no data, or it is outdated.',
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
          { target: 'viewing', actions: { type: 'keep', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unread',
          actions: { type: 'fail', params: failureOf },
        },
      },
      after: {
        RECORD_TIMEOUT: { target: 'unread', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
      // The pending response may predate the reason for RELOAD, so the record is read again.
      on: { RELOAD: { target: 'reading', reenter: true } },
    },
    unread: {
      description: 'The read failed; older data stays, with the reason.',
      on: { RETRY: 'reading', RELOAD: 'reading', REFRESH: 'reading' },
    },
    viewing: {
      description: 'The record as last read.',
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
      description: 'A periodic refresh is pending and blocks nothing on screen.',
      invoke: {
        id: 'readRecord',
        src: 'readRecord',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'viewing', actions: { type: 'keep', params: ({ event }) => event.output } },
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
      description: 'The record was just saved, and a message says so.',
      on: {
        EDIT: 'editing',
        RELOAD: 'reading',
        RUN: { target: 'running', actions: { type: 'keepCommand', params: ({ event }) => event } },
        UNDO: { target: 'undoing', actions: { type: 'revert', params: ({ event }) => event.saved } },
      },
    },
    ran: {
      description: 'The server has run the command, and a message says so.',
      on: {
        EDIT: 'editing',
        RELOAD: 'reading',
        RUN: { target: 'running', actions: { type: 'keepCommand', params: ({ event }) => event } },
      },
    },
    editing: {
      description: 'The person edits the fields; a conflict shows when the changes are sent.',
      tags: 'form',
      initial: 'clean',
      on: {
        CHANGE: {
          target: '.clean',
          actions: [{ type: 'change', params: ({ event }) => event }, 'forgetDraft'],
        },
        CANCEL: [
          { guard: 'hasChanges', target: 'confirming' },
          { target: 'viewing', actions: 'forgetDraft' },
        ],
        LEAVE: {
          guard: 'hasChanges',
          target: 'confirming',
          actions: { type: 'keepWay', params: ({ event }) => event },
        },
      },
      states: {
        clean: {
          description: 'Nothing has changed, so there is nothing to save.',
          always: { guard: 'hasChanges', target: 'changed' },
        },
        changed: {
          description: 'Some fields have changed; each shows its previous value.',
          tags: 'dirty',
          on: {
            SAVE: [
              { guard: 'isWrong', target: 'wrong', actions: 'check' },
              { target: '#recordEdit.saving', actions: 'dropError' },
            ],
          },
        },
        wrong: {
          description: 'Some fields violate a rule and say which; nothing is sent.',
          tags: 'dirty',
        },
        refused: {
          description: 'The server rejected the changes; the named field shows the reason.',
          tags: 'dirty',
          on: { SAVE: { target: '#recordEdit.saving', actions: 'dropError' } },
        },
        failed: {
          description: 'The outcome is unknown; a retry sends the same changes.',
          tags: 'dirty',
          on: { RETRY: { target: '#recordEdit.saving', actions: 'dropError' } },
        },
        conflict: {
          description:
            'Another person saved the record in the meantime; the person chooses a version of each field.',
          tags: 'dirty',
          on: {
            CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
            KEEP_MINE: [
              {
                guard: 'keepsChanges',
                target: '#recordEdit.saving',
                actions: ['chooseMine', 'merge'],
              },
              { target: '#recordEdit.viewing', actions: ['showTheirs', 'drop', 'forgetDraft'] },
            ],
            MERGE: [
              { guard: 'leavesChanges', target: '#recordEdit.saving', actions: 'merge' },
              { target: '#recordEdit.viewing', actions: ['showTheirs', 'drop', 'forgetDraft'] },
            ],
            TAKE_THEIRS: { target: '#recordEdit.viewing', actions: ['showTheirs', 'drop', 'forgetDraft'] },
            // Return to the form; the next save detects the conflict again.
            CANCEL: { target: '#recordEdit.editing', actions: 'forgetTheirs' },
            // During a conflict, the person chooses a version of each field and can neither type nor leave.
            CHANGE: {},
            LEAVE: {},
          },
        },
      },
    },
    saving: {
      description: 'The changes are sent once; nothing can be changed until the answer.',
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
      description: 'The previous values are sent; nothing can be changed until the answer.',
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
      description: 'The save was undone, and a message says so.',
      on: {
        EDIT: 'editing',
        RELOAD: 'reading',
        RUN: { target: 'running', actions: { type: 'keepCommand', params: ({ event }) => event } },
      },
    },
    notUndone: {
      description:
        'The undo failed, with the reason, or its outcome is unknown. A retry sends the same values.',
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
      description: 'The server is running the command.',
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
        'The command failed, with the reason, or its outcome is unknown. A retry never runs it twice.',
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
    confirming: {
      description: 'The person is about to lose changes and must confirm first.',
      tags: ['form', 'dirty'],
      on: {
        STAY: { target: 'editing', actions: 'forgetWay' },
        DISCARD: [
          {
            guard: 'isGoing',
            target: 'viewing',
            actions: [
              { type: 'go', params: ({ context }) => ({ to: context.goingTo ?? '' }) },
              'drop',
              'forgetDraft',
            ],
          },
          { target: 'viewing', actions: ['drop', 'forgetDraft'] },
        ],
      },
    },
  },
})

export type RecordEditMachine = typeof recordEditMachine
export type RecordEditRef = ActorRefFrom<RecordEditMachine>
export type RecordEditSnapshot = SnapshotFrom<RecordEditMachine>
