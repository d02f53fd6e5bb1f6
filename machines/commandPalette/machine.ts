import { SEARCH_MIN_LENGTH } from '@portal/schemas'
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided } from '../failure.ts'
import type { CommandRequest } from '../remoteCommand/command.ts'

/** Debounce for server queries. */
export const PALETTE_PAUSE_MS = 200
/** Timeout of a search; counts as FAILEDTOLOAD. */
export const PALETTE_TIMEOUT_MS = 10_000

/** In display order. */
export const PALETTE_GROUPS = [
  'recent',
  'chargers',
  'cards',
  'sessions',
  'relations',
  'screens',
  'actions',
] as const
export type PaletteGroup = (typeof PALETTE_GROUPS)[number]

/** A destination or an action. */
export interface PaletteItem {
  /** Unique, for example 'charger CP00001'. */
  readonly key: string
  readonly group: PaletteGroup
  readonly title: string
  /** Distinguishes items with the same title. */
  readonly detail: string
  /** Destination; without one, the item performs an action. */
  readonly href?: string
  /** Command for the charger; the person confirms it first. */
  readonly command?: CommandRequest
  /** Text for the clipboard. */
  readonly copies?: string
  readonly actions?: readonly PaletteItem[]
}

export interface CommandPaletteContext {
  readonly text: string
  /** Local results. */
  readonly here: readonly PaletteItem[]
  /** Server results for `text`. */
  readonly found: readonly PaletteItem[]
  /** Key of the row that Enter chooses; the first row if undefined. */
  readonly active: string | undefined
  /** Row whose actions are listed instead of the results. */
  readonly opened: PaletteItem | undefined
  readonly error: Failure | undefined
}

export type CommandPaletteEvent =
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'TYPE'; text: string }
  /** Local results for the text. Sent immediately, and again when more data arrives. */
  | { type: 'KNOW'; items: readonly PaletteItem[] }
  | { type: 'MOVE'; by: 1 | -1 }
  /** The pointer is over a row. */
  | { type: 'POINT'; key: string }
  /** Enter, or a press on a row. */
  | { type: 'CHOOSE'; key?: string; isNewTab?: boolean }
  /** Arrow right: lists the actions of the given row, or of the active one. */
  | { type: 'SHOW_ACTIONS'; key?: string }
  /** Arrow left: returns to the results. */
  | { type: 'BACK' }
  | { type: 'RETRY' }

const byGroup = (a: PaletteItem, b: PaletteItem): number =>
  PALETTE_GROUPS.indexOf(a.group) - PALETTE_GROUPS.indexOf(b.group)

/**
 * Returns the actions of the opened row, or all results in display order. A server result with the key of a local one
 * is dropped.
 */
const rowsOf = ({ here, found, opened }: CommandPaletteContext): readonly PaletteItem[] => {
  if (opened) return opened.actions ?? []
  const keys = new Set(here.map(({ key }) => key))
  return [...here, ...found.filter(({ key }) => !keys.has(key))].toSorted(byGroup)
}

const activeOf = (context: CommandPaletteContext): PaletteItem | undefined => {
  const rows = rowsOf(context)
  return rows.find(({ key }) => key === context.active) ?? rows[0]
}

/** Returns the key of the row after or before the active one, with wrap-around. */
const moved = (context: CommandPaletteContext, by: 1 | -1): string | undefined => {
  const rows = rowsOf(context)
  const at = rows.findIndex(({ key }) => key === activeOf(context)?.key)
  return rows.at((at + by) % rows.length)?.key
}

const chosenOf = (context: CommandPaletteContext, key: string | undefined): PaletteItem | undefined =>
  key === undefined ? activeOf(context) : rowsOf(context).find((row) => row.key === key)

const NOTHING = {
  text: '',
  here: [],
  found: [],
  active: undefined,
  opened: undefined,
  error: undefined,
} as const

/** Keyboard access to every destination and action. Local results appear immediately, server results after a pause. */
export const commandPaletteMachine = setup({
  types: {
    context: {} as CommandPaletteContext,
    events: {} as CommandPaletteEvent,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    find: notProvided<readonly PaletteItem[], { text: string }>('find'),
  },
  actions: {
    perform: (_, _params: { item: PaletteItem; isNewTab: boolean }) => undefined,
    clear: assign(NOTHING),
    take: assign((_, { text }: { text: string }) => ({ ...NOTHING, text })),
    know: assign((_, { items }: { items: readonly PaletteItem[] }) => ({ here: items })),
    move: assign(({ context }, { by }: { by: 1 | -1 }) => ({ active: moved(context, by) })),
    point: assign((_, { key }: { key: string }) => ({ active: key })),
    // Keep the active row, even if it is active only by default, so late server results do not change what Enter
    // chooses.
    keep: assign(({ context }, items: readonly PaletteItem[]) => ({
      active: activeOf(context)?.key,
      found: items,
      error: undefined,
    })),
    fail: assign((_, error: Failure) => ({ error })),
    showActions: assign(({ context }, { key }: { key?: string }) => ({
      opened: chosenOf(context, key),
      active: undefined,
    })),
    back: assign(({ context }) => ({ active: context.opened?.key, opened: undefined })),
  },
  guards: {
    isLong: ({ context }, { text }: { text: string }) =>
      text !== context.text && text.trim().length >= SEARCH_MIN_LENGTH,
    isShort: ({ context }, { text }: { text: string }) =>
      text !== context.text && text.trim().length < SEARCH_MIN_LENGTH,
    hasChosen: ({ context }, { key }: { key?: string }) => chosenOf(context, key) !== undefined,
    isRow: ({ context }, { key }: { key: string }) => chosenOf(context, key) !== undefined,
    hasRows: ({ context }) => rowsOf(context).length > 0,
    hasActions: ({ context }, { key }: { key?: string }) =>
      (chosenOf(context, key)?.actions ?? []).length > 0,
    isOpened: ({ context }) => context.opened !== undefined,
  },
  delays: { PAUSE: PALETTE_PAUSE_MS, FIND_TIMEOUT: PALETTE_TIMEOUT_MS },
}).createMachine({
  id: 'commandPalette',
  description: 'Finds screens, chargers, cards, sessions, relations and actions by a few letters.',
  context: NOTHING,
  initial: 'closed',
  states: {
    closed: {
      description: 'The palette is closed; a key or a button opens it.',
      on: { OPEN: 'open' },
    },
    open: {
      description: 'The search field, and the results below it.',
      tags: 'open',
      initial: 'resting',
      on: {
        TYPE: [
          {
            guard: { type: 'isLong', params: ({ event }) => event },
            target: '.waiting',
            actions: { type: 'take', params: ({ event }) => event },
          },
          {
            guard: { type: 'isShort', params: ({ event }) => event },
            target: '.resting',
            actions: { type: 'take', params: ({ event }) => event },
          },
        ],
        KNOW: { actions: { type: 'know', params: ({ event }) => event } },
        MOVE: { guard: 'hasRows', actions: { type: 'move', params: ({ event }) => event } },
        POINT: {
          guard: { type: 'isRow', params: ({ event }) => event },
          actions: { type: 'point', params: ({ event }) => event },
        },
        CHOOSE: {
          guard: { type: 'hasChosen', params: ({ event }) => event },
          target: 'closed',
          actions: [
            {
              type: 'perform',
              params: ({ context, event: { key, isNewTab = false } }) => ({
                item: chosenOf(context, key) as PaletteItem,
                isNewTab,
              }),
            },
            'clear',
          ],
        },
        SHOW_ACTIONS: {
          guard: { type: 'hasActions', params: ({ event }) => event },
          actions: { type: 'showActions', params: ({ event }) => event },
        },
        BACK: { guard: 'isOpened', actions: 'back' },
        CLOSE: { target: 'closed', actions: 'clear' },
      },
      states: {
        resting: {
          description: 'The text has fewer than 3 characters, so only local results are listed.',
        },
        waiting: {
          description: 'The person is typing; the server is queried when typing pauses.',
          tags: 'busy',
          after: { PAUSE: 'finding' },
        },
        finding: {
          description:
            'The server is searching cards, sessions and relations; local results are already listed.',
          tags: 'busy',
          invoke: {
            id: 'find',
            src: 'find',
            input: ({ context }) => ({ text: context.text.trim() }),
            onDone: { target: 'found', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: {
              target: 'failed',
              actions: { type: 'fail', params: failureOf },
            },
          },
          after: { FIND_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } } },
        },
        found: { description: 'All results are listed.' },
        failed: {
          description: 'The server could not be queried; local results stay, with the reason.',
          on: { RETRY: 'finding' },
        },
      },
    },
  },
})

export type CommandPaletteMachine = typeof commandPaletteMachine
export type CommandPaletteRef = ActorRefFrom<CommandPaletteMachine>
export type CommandPaletteSnapshot = SnapshotFrom<CommandPaletteMachine>

export const selectIsPaletteOpen = (snapshot: CommandPaletteSnapshot): boolean => snapshot.hasTag('open')
export const selectIsPaletteBusy = (snapshot: CommandPaletteSnapshot): boolean => snapshot.hasTag('busy')
export const selectPaletteRows = ({ context }: CommandPaletteSnapshot): readonly PaletteItem[] =>
  rowsOf(context)
export const selectActiveRow = ({ context }: CommandPaletteSnapshot): PaletteItem | undefined =>
  activeOf(context)
