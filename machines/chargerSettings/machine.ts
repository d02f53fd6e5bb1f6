import type { ChargepointSettings } from '@portal/schemas'
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided } from '../failure.ts'
import {
  type ConflictSide,
  changesIn,
  conflictsIn,
  decided,
  foreignChangesIn,
  type SettingChange,
  type SettingConflict,
  type SettingValues,
} from './values.ts'

/** Timeout for reading or writing; counts as FAILEDTOLOAD. */
export const SETTINGS_TIMEOUT_MS = 30_000

export interface ChargerSettingsInput {
  readonly chargepointId: string
}

export interface ChargerSettingsContext {
  readonly chargepointId: string
  /** Values as read; the base of the changes. */
  readonly read: ChargepointSettings | undefined
  readonly edits: SettingValues
  /** Settings changed elsewhere since the read; only during a conflict. */
  readonly theirs: ChargepointSettings | undefined
  readonly sides: Readonly<Record<string, ConflictSide>>
  /** Id of the write: a retry is carried out once. */
  readonly intent: string
  readonly error: Failure | undefined
}

export type ChargerSettingsEvent =
  | { type: 'RETRY' }
  | { type: 'EDIT' }
  | { type: 'CHANGE'; key: string; value: string }
  /** Resets one field. */
  | { type: 'UNDO'; key: string }
  | { type: 'CANCEL' }
  | { type: 'DISCARD' }
  /** Shows the changes to be written. */
  | { type: 'REVIEW' }
  | { type: 'BACK' }
  | { type: 'SAVE'; intent: string }
  | { type: 'CHOOSE'; key: string; side: ConflictSide }
  | { type: 'CHOOSE_ALL'; side: ConflictSide }

/** Only the changed settings, so that others stay unchanged. */
export interface SettingsWrite {
  readonly chargepointId: string
  readonly version: number
  readonly changes: readonly SettingChange[]
  readonly intent: string
}

const CONFLICT = 409

const changesOf = ({ read, edits }: ChargerSettingsContext): readonly SettingChange[] =>
  read ? changesIn(read, edits) : []

const conflictsOf = ({ read, edits, theirs }: ChargerSettingsContext): readonly SettingConflict[] =>
  read && theirs ? conflictsIn(read, edits, theirs) : []

/** Settings after a write, which returns only the new version. */
const written = (context: ChargerSettingsContext, version: number): ChargepointSettings | undefined =>
  context.read && {
    ...context.read,
    Version: version,
    Settings: context.read.Settings.map((setting) => ({
      ...setting,
      Value: setting.IsReadOnly ? setting.Value : (context.edits[setting.Key] ?? setting.Value),
    })),
  }

/**
 * Settings of a charger: read, edited with a view of the changes, and written. After a conflicting change the
 * values of both sides are compared.
 */
export const chargerSettingsMachine = setup({
  types: {
    context: {} as ChargerSettingsContext,
    events: {} as ChargerSettingsEvent,
    input: {} as ChargerSettingsInput,
    tags: {} as 'busy',
  },
  actors: {
    readSettings: notProvided<ChargepointSettings, { chargepointId: string }>('readSettings'),
    /** Returns the new version. */
    writeSettings: notProvided<number, SettingsWrite>('writeSettings'),
  },
  actions: {
    keep: assign((_, read: ChargepointSettings) => ({ read, error: undefined })),
    keepTheirs: assign((_, theirs: ChargepointSettings) => ({ theirs, sides: {}, error: undefined })),
    keepWritten: assign(({ context }, { version }: { version: number }) => ({
      read: written(context, version),
      edits: {},
      error: undefined,
    })),
    fail: assign((_, error: Failure) => ({ error })),
    dropError: assign({ error: undefined }),
    change: assign(({ context }, { key, value }: { key: string; value: string }) => ({
      edits: { ...context.edits, [key]: value },
    })),
    undo: assign(({ context }, { key }: { key: string }) => ({
      edits: Object.fromEntries(Object.entries(context.edits).filter(([one]) => one !== key)),
    })),
    dropEdits: assign({ edits: {}, error: undefined }),
    name: assign((_, { intent }: { intent: string }) => ({ intent })),
    choose: assign(({ context }, { key, side }: { key: string; side: ConflictSide }) => ({
      sides: { ...context.sides, [key]: side },
    })),
    chooseAll: assign(({ context }, { side }: { side: ConflictSide }) => ({
      sides: Object.fromEntries(conflictsOf(context).map(({ key }) => [key, side])),
    })),
    /** Makes the current values the new base for changes. */
    settle: assign(({ context }) => ({
      read: context.theirs ?? context.read,
      edits: decided(context.edits, conflictsOf(context), context.sides),
      theirs: undefined,
      sides: {},
    })),
  },
  guards: {
    hasChanges: ({ context }) => changesOf(context).length > 0,
    isConflict: (_, { status }: Failure) => status === CONFLICT,
    isDecided: ({ context }) => conflictsOf(context).every(({ key }) => context.sides[key] !== undefined),
  },
  delays: { SETTINGS_TIMEOUT: SETTINGS_TIMEOUT_MS },
}).createMachine({
  id: 'chargerSettings',
  description: 'The settings of a charger: read, changed with a view of the difference, written.',
  context: ({ input }) => ({
    chargepointId: input.chargepointId,
    read: undefined,
    edits: {},
    theirs: undefined,
    sides: {},
    intent: '',
    error: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The settings are being read.',
      tags: 'busy',
      invoke: {
        id: 'readSettings',
        src: 'readSettings',
        input: ({ context }) => ({ chargepointId: context.chargepointId }),
        onDone: { target: 'viewing', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: failureOf },
        },
      },
      after: {
        SETTINGS_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    failed: {
      description: 'They could not be read: the reason, and a way to try again.',
      on: { RETRY: { target: 'loading', actions: 'dropError' } },
    },
    viewing: {
      description: 'They are shown as they were read; changes start from their present values.',
      on: { EDIT: 'refreshing' },
    },
    refreshing: {
      description: 'They are read again before they are changed.',
      tags: 'busy',
      invoke: {
        id: 'readSettings',
        src: 'readSettings',
        input: ({ context }) => ({ chargepointId: context.chargepointId }),
        onDone: { target: 'editing', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: failureOf },
        },
      },
      after: {
        SETTINGS_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    editing: {
      description: 'Each field says what it was; the button counts how many differ.',
      on: {
        CHANGE: { actions: ['dropError', { type: 'change', params: ({ event }) => event }] },
        UNDO: { actions: ['dropError', { type: 'undo', params: ({ event }) => event }] },
        REVIEW: { guard: 'hasChanges', target: 'reviewing' },
        CANCEL: [
          { guard: 'hasChanges', target: 'leaving' },
          { target: 'viewing', actions: 'dropEdits' },
        ],
      },
    },
    leaving: {
      description: 'Whether the changes are to be dropped is asked once.',
      on: { BACK: 'editing', DISCARD: { target: 'viewing', actions: 'dropEdits' } },
    },
    reviewing: {
      description: 'Each change with what it was before and what it is after.',
      on: {
        BACK: 'editing',
        SAVE: { target: 'saving', actions: ['dropError', { type: 'name', params: ({ event }) => event }] },
      },
    },
    saving: {
      description: 'The changes are written, all or none of them.',
      tags: 'busy',
      invoke: {
        id: 'writeSettings',
        src: 'writeSettings',
        input: ({ context }) => ({
          chargepointId: context.chargepointId,
          version: context.read?.Version ?? 0,
          changes: changesOf(context),
          intent: context.intent,
        }),
        onDone: {
          target: 'saved',
          actions: { type: 'keepWritten', params: ({ event }) => ({ version: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isConflict', params: failureOf },
            target: 'comparing',
          },
          {
            target: 'refused',
            actions: { type: 'fail', params: failureOf },
          },
        ],
      },
      after: {
        SETTINGS_TIMEOUT: { target: 'refused', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    refused: {
      description:
        'Nothing was written, or its fate is unknown: the same is written once more under the same name.',
      on: { RETRY: { target: 'saving', actions: 'dropError' }, BACK: 'editing' },
    },
    comparing: {
      description: 'A conflicting change came first: the present values are read.',
      tags: 'busy',
      invoke: {
        id: 'readSettings',
        src: 'readSettings',
        input: ({ context }) => ({ chargepointId: context.chargepointId }),
        onDone: { target: 'conflict', actions: { type: 'keepTheirs', params: ({ event }) => event.output } },
        onError: {
          target: 'refused',
          actions: { type: 'fail', params: failureOf },
        },
      },
      after: {
        SETTINGS_TIMEOUT: { target: 'refused', actions: { type: 'fail', params: FAILED_TO_LOAD } },
      },
    },
    conflict: {
      description: 'Yours and theirs side by side, where both changed the same; the rest goes together.',
      on: {
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
        CHOOSE_ALL: { actions: { type: 'chooseAll', params: ({ event }) => event } },
        SAVE: {
          guard: 'isDecided',
          target: 'merged',
          actions: ['settle', { type: 'name', params: ({ event }) => event }],
        },
        /** The typed changes are now relative to the other person's values. */
        BACK: { target: 'editing', actions: 'settle' },
        DISCARD: { target: 'viewing', actions: ['dropEdits', 'settle'] },
      },
    },
    merged: {
      description: 'It is decided: the remaining changes are written, if there are any.',
      always: [
        { guard: 'hasChanges', target: 'saving' },
        { target: 'viewing', actions: 'dropEdits' },
      ],
    },
    saved: {
      description: 'They are as the person wanted them.',
      on: { EDIT: 'refreshing' },
    },
  },
})

export type ChargerSettingsMachine = typeof chargerSettingsMachine
export type ChargerSettingsRef = ActorRefFrom<ChargerSettingsMachine>
export type ChargerSettingsSnapshot = SnapshotFrom<ChargerSettingsMachine>

export const selectSettingChanges = ({ context }: ChargerSettingsSnapshot): readonly SettingChange[] =>
  changesOf(context)
export const selectSettingConflicts = ({ context }: ChargerSettingsSnapshot): readonly SettingConflict[] =>
  conflictsOf(context)
/** Changes made only by others. */
export const selectForeignChanges = ({
  context: { read, edits, theirs },
}: ChargerSettingsSnapshot): readonly SettingChange[] =>
  read && theirs ? foreignChangesIn(read, edits, theirs) : []
export const selectConflictSides = ({
  context,
}: ChargerSettingsSnapshot): Readonly<Record<string, ConflictSide>> => context.sides
export const selectIsConflictDecided = ({ context }: ChargerSettingsSnapshot): boolean =>
  conflictsOf(context).every(({ key }) => context.sides[key] !== undefined)
/** True if unsaved changes would be lost with the machine. */
export const selectHasUnsavedSettings = ({ context }: ChargerSettingsSnapshot): boolean =>
  changesOf(context).length > 0
export const selectIsSettingsBusy = (snapshot: ChargerSettingsSnapshot): boolean => snapshot.hasTag('busy')
