import {
  EXPORT_DEFAULT_DELIMITER,
  EXPORT_DEFAULT_ROWS,
  type EXPORT_DELIMITERS,
  FIRST_PAGE,
  MAX_PAGE_SIZE,
} from '@portal/schemas'
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { FAILED_TO_LOAD, type Failure, failureOf, notProvided } from '../failure.ts'
import type { TablePage } from '../table/machine.ts'
import { FIRST_VIEW, type TableView } from '../table/view.ts'
import { type AmountProblem, amountProblemOf, correctedAmount } from './amount.ts'

/** Timeout for reading a page; counts as FAILEDTOLOAD. */
export const EXPORT_READ_TIMEOUT_MS = 30_000

/** Delimiter of a text file, or JSON (S9). */
export type ExportFormat = keyof typeof EXPORT_DELIMITERS | 'json'

/** Content of the file. */
export interface ExportedRows<TRow> {
  readonly rows: readonly TRow[]
  readonly format: ExportFormat
  readonly withSensitive: boolean
}

export interface ExportContext<TRow> extends ExportedRows<TRow> {
  /** Filters and sort order of the table when the dialog opened. */
  readonly view: TableView
  /** Total number of rows: initially as on screen, later as in the last response. */
  readonly total: number
  /** Number of rows that the person typed, or its corrected value. */
  readonly amount: string
  /** Reason for the correction of the amount; cleared when the person types. */
  readonly corrected: AmountProblem | undefined
  readonly pagesRead: number
  /** True if the export continues in the background. */
  readonly isLeft: boolean
  readonly error: Failure | undefined
}

export type ExportEvent =
  | { type: 'OPEN'; view: TableView; total: number }
  | { type: 'TYPE_AMOUNT'; text: string }
  | { type: 'LEAVE_AMOUNT' }
  | { type: 'CHOOSE_FORMAT'; format: ExportFormat }
  | { type: 'ASK_SENSITIVE'; isChecked: boolean }
  | { type: 'EXPORT' }
  | { type: 'RETRY' }
  /** The person leaves the page; a running export continues. */
  | { type: 'LEAVE' }
  /** Returns to the options. */
  | { type: 'CANCEL' }
  | { type: 'CLOSE' }

/** Constant during an export, because page offsets depend on it. */
const pageSizeOf = ({ amount }: ExportContext<unknown>): number =>
  Math.min(MAX_PAGE_SIZE, correctedAmount(amount))

const nextPage = (context: ExportContext<unknown>): TableView => ({
  ...context.view,
  page: FIRST_PAGE + context.pagesRead,
  pageSize: pageSizeOf(context),
})

const NOTHING_READ = { rows: [], pagesRead: 0, error: undefined, isLeft: false } as const

/**
 * Exports a table to a file (S5, S9): 10 to 1,000 rows with the columns, filters and sort order on screen, read page
 * by page. A retry resumes at the failed page.
 */
export const createExportDialog = <TRow>() =>
  setup({
    types: { context: {} as ExportContext<TRow>, events: {} as ExportEvent },
    actors: {
      readPage: notProvided<Omit<TablePage<TRow>, 'at'>, TableView>('readPage'),
    },
    actions: {
      /** Writes the file and hands it to the browser. */
      save: (_, _params: ExportedRows<TRow>) => undefined,
      begin: assign((_, { view, total }: { view: TableView; total: number }) => ({
        ...NOTHING_READ,
        view,
        total,
        amount: String(EXPORT_DEFAULT_ROWS),
        corrected: undefined,
        withSensitive: false,
      })),
      type: assign((_, { text }: { text: string }) => ({ amount: text, corrected: undefined })),
      correct: assign(({ context: { amount, corrected } }) => ({
        amount: String(correctedAmount(amount)),
        corrected: amountProblemOf(amount) ?? corrected,
      })),
      choose: assign((_, { format }: { format: ExportFormat }) => ({ format })),
      ask: assign((_, { isChecked }: { isChecked: boolean }) => ({ withSensitive: isChecked })),
      keep: assign(({ context }, { rows, page }: Omit<TablePage<TRow>, 'at'>) => ({
        rows: [...context.rows, ...rows].slice(0, correctedAmount(context.amount)),
        pagesRead: context.pagesRead + 1,
        total: page.Results,
      })),
      fail: assign((_, error: Failure) => ({ error })),
      dropError: assign({ error: undefined }),
      dropRows: assign(NOTHING_READ),
      leave: assign({ isLeft: true }),
    },
    guards: {
      isOutOfRange: ({ context }) => amountProblemOf(context.amount) !== undefined,
      /**
       * True if enough rows were read or no pages are left. An empty page also ends the export, so it always
       * terminates.
       */
      isLastPage: ({ context }, { rows, page }: Omit<TablePage<TRow>, 'at'>) =>
        context.rows.length + rows.length >= correctedAmount(context.amount) ||
        rows.length === 0 ||
        FIRST_PAGE + context.pagesRead >= page.PageCount,
    },
    delays: { READ_TIMEOUT: EXPORT_READ_TIMEOUT_MS },
  }).createMachine({
    id: 'exportDialog',
    description: 'Exports a table to a file, with the columns, filter and order on screen (S4, S5, S9).',
    context: {
      ...NOTHING_READ,
      view: FIRST_VIEW,
      total: 0,
      amount: String(EXPORT_DEFAULT_ROWS),
      corrected: undefined,
      format: EXPORT_DEFAULT_DELIMITER,
      withSensitive: false,
    },
    initial: 'closed',
    states: {
      closed: {
        description: 'The dialog is closed; the last format is remembered.',
        on: {
          OPEN: { target: 'editing', actions: { type: 'begin', params: ({ event }) => event } },
        },
      },
      editing: {
        description:
          'The person chooses rows and format; an amount out of range is corrected with a message (S5).',
        on: {
          TYPE_AMOUNT: { actions: { type: 'type', params: ({ event }) => event } },
          LEAVE_AMOUNT: { actions: 'correct' },
          CHOOSE_FORMAT: { actions: { type: 'choose', params: ({ event }) => event } },
          ASK_SENSITIVE: { actions: { type: 'ask', params: ({ event }) => event } },
          EXPORT: [
            { guard: 'isOutOfRange', actions: 'correct' },
            { target: 'reading', actions: 'correct' },
          ],
          CLOSE: 'closed',
        },
      },
      reading: {
        description: 'Pages are read one after the other; rows are kept.',
        invoke: {
          id: 'readPage',
          src: 'readPage',
          input: ({ context }) => nextPage(context),
          onDone: [
            {
              guard: { type: 'isLastPage', params: ({ event }) => event.output },
              target: 'done',
              actions: [
                { type: 'keep', params: ({ event }) => event.output },
                {
                  type: 'save',
                  params: ({ context: { rows, format, withSensitive } }) => ({ rows, format, withSensitive }),
                },
              ],
            },
            {
              target: 'reading',
              reenter: true,
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'fail', params: failureOf },
          },
        },
        after: {
          READ_TIMEOUT: { target: 'failed', actions: { type: 'fail', params: FAILED_TO_LOAD } },
        },
        on: {
          CANCEL: { target: 'editing', actions: 'dropRows' },
          CLOSE: { target: 'closed', actions: 'dropRows' },
          LEAVE: { actions: 'leave' },
        },
      },
      failed: {
        description: 'A page could not be read. Earlier rows are kept, and a retry resumes from there.',
        on: {
          RETRY: { target: 'reading', actions: 'dropError' },
          CANCEL: { target: 'editing', actions: 'dropRows' },
          CLOSE: { target: 'closed', actions: 'dropRows' },
          LEAVE: { actions: 'leave' },
        },
      },
      done: {
        description: 'The file was passed to the browser.',
        on: { CLOSE: { target: 'closed', actions: 'dropRows' } },
      },
    },
  })

export type ExportDialogMachine<TRow> = ReturnType<typeof createExportDialog<TRow>>
export type ExportDialogRef<TRow> = ActorRefFrom<ExportDialogMachine<TRow>>
export type ExportDialogSnapshot<TRow> = SnapshotFrom<ExportDialogMachine<TRow>>

/** Structural input of the selectors, so that a snapshot with any rows fits. */
interface AnyExportSnapshot {
  readonly context: ExportContext<unknown>
  readonly value: unknown
}

export type ExportViewState = 'closed' | 'editing' | 'reading' | 'failed' | 'done'

export const selectExportViewState = ({ value }: AnyExportSnapshot): ExportViewState =>
  value as ExportViewState
export const selectRowsRead = ({ context }: AnyExportSnapshot): number => context.rows.length
export const selectRowsToExport = ({ context }: AnyExportSnapshot): number =>
  Math.min(context.total, correctedAmount(context.amount))
