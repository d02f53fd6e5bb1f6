import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import {
  changedSavedView,
  isSameName,
  type SavedView,
  type SavedViews,
  type ShownList,
  VIEW_NAME_MAX,
  viewNamed,
  withMoved,
  withReplaced,
} from './views.ts'

export interface SavedViewsInput {
  /** As they were found on the device. */
  readonly saved: SavedViews
  /** What the list shows now. */
  readonly shown: ShownList
  /** The view that it was opened by, which the address still names. */
  readonly present: string | undefined
  /** Names that the list has a meaning of its own for. */
  readonly reserved: readonly string[]
}

export interface SavedViewsContext extends SavedViewsInput {
  /** The view that is renamed or deleted; undefined while a new one is named. */
  readonly subject: string | undefined
  /** The name as it is typed. */
  readonly name: string
}

export type SavedViewsEvent =
  /** A name for what the list shows now. */
  | { type: 'NEW' }
  | { type: 'RENAME'; name: string }
  | { type: 'TYPE'; name: string }
  | { type: 'SAVE' }
  /** What the list shows now takes the place of what the present view has. */
  | { type: 'REPLACE' }
  /** Before the one above it (-1) or after the one below (1). */
  | { type: 'MOVE'; name: string; by: -1 | 1 }
  | { type: 'DELETE'; name: string }
  | { type: 'CONFIRM' }
  /** The list opens with it from now on, or no longer. */
  | { type: 'TOGGLE_FIRST'; name: string }
  | { type: 'BACK' }
  /** The device refused to keep the views. */
  | { type: 'NOT_KEPT' }
  | { type: 'CLOSE' }

/** A view that has another name now: none before is a new one, none after a deleted one. */
export interface NameChange {
  readonly before: string | undefined
  readonly after: string | undefined
}

const withView = ({ saved: { views, first }, shown, subject, name }: SavedViewsContext): SavedViews => {
  const after = name.trim()
  if (subject === undefined) return { views: [...views, { ...shown, name: after }], first }
  return {
    views: views.map((one) => (one.name === subject ? { ...one, name: after } : one)),
    first: first === subject ? after : first,
  }
}

const withoutView = ({ saved: { views, first }, subject }: SavedViewsContext): SavedViews => ({
  views: views.filter(({ name }) => name !== subject),
  first: first === subject ? undefined : first,
})

/** The view that the list shows something else than by now. */
const changedOf = ({ saved, shown, present }: SavedViewsContext): SavedView | undefined =>
  changedSavedView(saved, shown, present)

/** The saved views of a list: named, replaced, ordered, renamed, deleted after a question, and the one with which the list opens. */
export const savedViewsMachine = setup({
  types: {
    context: {} as SavedViewsContext,
    input: {} as SavedViewsInput,
    events: {} as SavedViewsEvent,
  },
  actions: {
    /** Keeps the views on the device, and tells the list. */
    keep: (_, _saved: SavedViews) => undefined,
    /** Tells the address, which names the view that is shown. */
    tellName: (_, _change: NameChange) => undefined,
    begin: assign((_, { name }: { name: string }) => ({ subject: name, name })),
    type: assign((_, { name }: { name: string }) => ({ name })),
    save: assign(({ context }) => ({
      saved: withView(context),
      // A new one is shown from now on.
      present:
        context.subject === undefined || context.subject === context.present
          ? context.name.trim()
          : context.present,
    })),
    replace: assign(({ context: { saved, shown, present } }) => ({
      saved: withReplaced(saved, shown, present),
    })),
    move: assign(({ context: { saved } }, { name, by }: { name: string; by: -1 | 1 }) => ({
      saved: withMoved(saved, name, by),
    })),
    remove: assign(({ context }) => ({ saved: withoutView(context) })),
    toggleFirst: assign(({ context: { saved } }, { name }: { name: string }) => ({
      saved: { ...saved, first: saved.first === name ? undefined : name },
    })),
    forget: assign({ subject: undefined, name: '' }),
  },
  guards: {
    isThere: ({ context: { saved } }, { name }: { name: string }) => viewNamed(saved, name) !== undefined,
    isChanged: ({ context }) => changedOf(context) !== undefined,
    canMove: ({ context: { saved } }, { name, by }: { name: string; by: -1 | 1 }) =>
      withMoved(saved, name, by) !== saved,
    isEmpty: ({ context: { name } }) => name.trim() === '',
    isTooLong: ({ context: { name } }) => name.trim().length > VIEW_NAME_MAX,
    isTaken: ({ context: { saved, reserved, subject, name } }) =>
      [...reserved, ...saved.views.map((one) => one.name)].some(
        (one) => one !== subject && isSameName(one, name),
      ),
  },
}).createMachine({
  id: 'savedViews',
  description:
    'The saved views of a list: named, replaced, ordered, renamed, deleted, and the one with which it opens.',
  context: ({ input }) => ({ ...input, subject: undefined, name: '' }),
  initial: 'listing',
  on: { CLOSE: '.closed' },
  states: {
    listing: {
      description: 'All saved views of this list.',
      initial: 'kept',
      on: {
        NEW: 'naming',
        RENAME: {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'naming',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        DELETE: {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'deleting',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        REPLACE: {
          guard: 'isChanged',
          target: '.kept',
          actions: ['replace', { type: 'keep', params: ({ context }) => context.saved }],
        },
        MOVE: {
          guard: { type: 'canMove', params: ({ event }) => event },
          target: '.kept',
          actions: [
            { type: 'move', params: ({ event }) => event },
            { type: 'keep', params: ({ context }) => context.saved },
          ],
        },
        TOGGLE_FIRST: {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: '.kept',
          actions: [
            { type: 'toggleFirst', params: ({ event }) => event },
            { type: 'keep', params: ({ context }) => context.saved },
          ],
        },
      },
      states: {
        kept: {
          description: 'They are there at the next visit.',
          on: { NOT_KEPT: 'unkept' },
        },
        unkept: { description: 'They are there, but this browser does not keep the last change.' },
      },
    },
    naming: {
      description: 'A name is typed, for what the list shows now or for a saved view.',
      initial: 'typing',
      on: {
        TYPE: { target: '.typing', actions: { type: 'type', params: ({ event }) => event } },
        SAVE: [
          { guard: 'isEmpty', target: '.empty' },
          { guard: 'isTooLong', target: '.tooLong' },
          { guard: 'isTaken', target: '.taken' },
          {
            target: 'listing',
            actions: [
              'save',
              {
                type: 'tellName',
                params: ({ context: { subject, name } }) => ({ before: subject, after: name.trim() }),
              },
              { type: 'keep', params: ({ context }) => context.saved },
              'forget',
            ],
          },
        ],
        BACK: { target: 'listing', actions: 'forget' },
      },
      states: {
        typing: { description: 'Nothing is said against the name.' },
        empty: { description: 'Refused: there is no name.' },
        tooLong: { description: 'Refused: the name has more than 40 characters.' },
        taken: { description: 'Refused: another view of this list has this name.' },
      },
    },
    deleting: {
      description: 'Asks before a view is deleted.',
      on: {
        CONFIRM: {
          target: 'listing',
          actions: [
            'remove',
            {
              type: 'tellName',
              params: ({ context: { subject } }) => ({ before: subject, after: undefined }),
            },
            { type: 'keep', params: ({ context }) => context.saved },
            'forget',
          ],
        },
        BACK: { target: 'listing', actions: 'forget' },
      },
    },
    closed: {
      description: 'The dialog is closed; the views stay.',
      type: 'final',
    },
  },
})

export type SavedViewsMachine = typeof savedViewsMachine
export type SavedViewsRef = ActorRefFrom<SavedViewsMachine>
export type SavedViewsSnapshot = SnapshotFrom<SavedViewsMachine>

/** What the dialog shows. */
export type SavedViewsFace = 'listing' | 'naming' | 'deleting' | 'closed'
export type ViewNameProblem = 'empty' | 'tooLong' | 'taken'

const PROBLEMS: readonly ViewNameProblem[] = ['empty', 'tooLong', 'taken']

export const selectViewsFace = ({ value }: SavedViewsSnapshot): SavedViewsFace =>
  typeof value === 'string' ? value : 'naming' in value ? 'naming' : 'listing'
export const selectSavedViews = ({ context }: SavedViewsSnapshot): readonly SavedView[] => context.saved.views
/** The view that the list was opened by and shows something else than; undefined without a difference. */
export const selectChangedView = ({ context }: SavedViewsSnapshot): string | undefined =>
  changedOf(context)?.name
/** The view with which the list opens. */
export const selectFirstView = ({ context }: SavedViewsSnapshot): string | undefined => context.saved.first
export const selectViewSubject = ({ context }: SavedViewsSnapshot): string | undefined => context.subject
export const selectViewName = ({ context }: SavedViewsSnapshot): string => context.name
export const selectNameProblem = (snapshot: SavedViewsSnapshot): ViewNameProblem | undefined =>
  PROBLEMS.find((problem) => snapshot.matches({ naming: problem }))
/** Whether the last change is lost with the page. */
export const selectAreViewsUnkept = (snapshot: SavedViewsSnapshot): boolean =>
  snapshot.matches({ listing: 'unkept' })
