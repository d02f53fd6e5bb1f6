import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import {
  type Density,
  FIRST_LAYOUT,
  firstColumns,
  isSameOrder,
  type OfferedColumn,
  shownColumns,
  type TableLayout,
} from './layout.ts'

export interface ColumnChooserInput {
  /** All columns of the list, in its own order. */
  readonly offered: readonly OfferedColumn[]
  /** What was chosen before, as it was found on the device. */
  readonly layout: TableLayout
}

export interface ColumnChooserContext {
  readonly offered: readonly OfferedColumn[]
  /** All columns in the order of the dialog: one that is hidden keeps its place until the dialog is closed. */
  readonly order: readonly string[]
  readonly shown: readonly string[]
  readonly density: Density
}

export type ColumnChooserEvent =
  | { type: 'TOGGLE'; key: string }
  /** One place towards the start (-1) or the end (1). */
  | { type: 'MOVE'; key: string; by: -1 | 1 }
  | { type: 'SET_DENSITY'; density: Density }
  | { type: 'RESET' }
  /** The device refused to keep the choice. */
  | { type: 'NOT_KEPT' }
  | { type: 'CLOSE' }

const opened = ({ offered, layout }: ColumnChooserInput): ColumnChooserContext => {
  const shown = shownColumns(offered, layout.columns)
  const hidden = offered.flatMap(({ key }) => (shown.includes(key) ? [] : [key]))
  return { offered, order: [...shown, ...hidden], shown, density: layout.density }
}

/** The kept part of a choice; columns as the list declares them are no choice. */
const layoutOf = ({ offered, order, shown, density }: ColumnChooserContext): TableLayout => {
  const columns = order.filter((key) => shown.includes(key))
  return { columns: isSameOrder(columns, firstColumns(offered)) ? undefined : columns, density }
}

const moved = (order: readonly string[], key: string, by: -1 | 1): readonly string[] => {
  const from = order.indexOf(key)
  const without = order.filter((one) => one !== key)
  return [...without.slice(0, from + by), key, ...without.slice(from + by)]
}

/** Which columns a table has, in which order, and how high its rows are: each change is seen and kept at once. */
export const columnChooserMachine = setup({
  types: {
    context: {} as ColumnChooserContext,
    input: {} as ColumnChooserInput,
    events: {} as ColumnChooserEvent,
  },
  actions: {
    /** Keeps the layout on the device, and tells the table. */
    keep: (_, _layout: TableLayout) => undefined,
    toggle: assign(({ context: { shown } }, { key }: { key: string }) => ({
      shown: shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key],
    })),
    move: assign(({ context: { order } }, { key, by }: { key: string; by: -1 | 1 }) => ({
      order: moved(order, key, by),
    })),
    setDensity: assign((_, { density }: { density: Density }) => ({ density })),
    reset: assign(({ context: { offered } }) => opened({ offered, layout: FIRST_LAYOUT })),
  },
  guards: {
    mayToggle: ({ context: { offered } }, { key }: { key: string }) =>
      offered.some((one) => one.key === key && !one.isFixed),
    mayMove: ({ context: { order } }, { key, by }: { key: string; by: -1 | 1 }) =>
      order.includes(key) && order[order.indexOf(key) + by] !== undefined,
  },
}).createMachine({
  id: 'columnChooser',
  description: 'The columns of a table, their order, and how high its rows are; kept on the device.',
  context: ({ input }) => opened(input),
  initial: 'open',
  states: {
    open: {
      description: 'All columns of the list: those that are shown, and those that can be.',
      initial: 'kept',
      on: {
        TOGGLE: {
          guard: { type: 'mayToggle', params: ({ event }) => event },
          target: '.kept',
          actions: [
            { type: 'toggle', params: ({ event }) => event },
            { type: 'keep', params: ({ context }) => layoutOf(context) },
          ],
        },
        MOVE: {
          guard: { type: 'mayMove', params: ({ event }) => event },
          target: '.kept',
          actions: [
            { type: 'move', params: ({ event }) => event },
            { type: 'keep', params: ({ context }) => layoutOf(context) },
          ],
        },
        SET_DENSITY: {
          target: '.kept',
          actions: [
            { type: 'setDensity', params: ({ event }) => event },
            { type: 'keep', params: ({ context }) => layoutOf(context) },
          ],
        },
        RESET: {
          target: '.kept',
          actions: ['reset', { type: 'keep', params: ({ context }) => layoutOf(context) }],
        },
        CLOSE: 'closed',
      },
      states: {
        kept: {
          description: 'The table shows what is chosen, and will the next time.',
          on: { NOT_KEPT: 'unkept' },
        },
        unkept: {
          description: 'The table shows what is chosen, but this browser does not keep it.',
        },
      },
    },
    closed: {
      description: 'The dialog is closed; the choice stays.',
      type: 'final',
    },
  },
})

export type ColumnChooserMachine = typeof columnChooserMachine
export type ColumnChooserRef = ActorRefFrom<ColumnChooserMachine>
export type ColumnChooserSnapshot = SnapshotFrom<ColumnChooserMachine>

export interface ChooserLine extends OfferedColumn {
  readonly isShown: boolean
}

export const selectIsChooserOpen = (snapshot: ColumnChooserSnapshot): boolean => snapshot.matches('open')
/** Whether the choice is lost with the page. */
export const selectIsLayoutUnkept = (snapshot: ColumnChooserSnapshot): boolean =>
  snapshot.matches({ open: 'unkept' })
export const selectChooserDensity = ({ context }: ColumnChooserSnapshot): Density => context.density
/** All columns in the order of the dialog. */
export const selectChooserLines = ({
  context: { offered, order, shown },
}: ColumnChooserSnapshot): readonly ChooserLine[] =>
  order.flatMap((key) => {
    const column = offered.find((one) => one.key === key)
    return column ? [{ ...column, isShown: shown.includes(key) }] : []
  })
/** Whether anything is other than the list declares it. */
export const selectIsLayoutChosen = ({ context }: ColumnChooserSnapshot): boolean => {
  const { columns, density } = layoutOf(context)
  return columns !== undefined || density !== FIRST_LAYOUT.density
}
