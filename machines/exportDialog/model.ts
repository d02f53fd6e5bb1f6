import { defineModel, done, failed } from '@portal/paths'
import { EXPORT_MAX_ROWS, EXPORT_MIN_ROWS } from '@portal/schemas'
import { FIRST_VIEW } from '../table/view.ts'
import { correctedAmount } from './amount.ts'
import { createExportDialog, selectRowsRead, selectRowsToExport } from './machine.ts'

const type = (text: string) => ({ type: 'TYPE_AMOUNT', text }) as const
const open = {
  type: 'OPEN',
  view: { ...FIRST_VIEW, page: 2, sort: { field: 'Name', isDescending: true } },
  total: 12,
} as const

/** A page of a table of twelve people; the first page has ten names. */
const page = (PageNumber: number, rows: readonly string[], PageCount = 2) => ({
  rows: [...rows],
  page: { PageCount, PageNumber, Results: 12 },
})
const TEN = ['Anna', 'Bart', 'Chris', 'Dirk', 'Els', 'Filip', 'Griet', 'Hugo', 'Ilse', 'Jan']

const machine = createExportDialog<string>()

/** Export of twelve people: ten of them on one page, or all on two pages. */
export const exportDialogModel = defineModel(machine, {
  inputs: [null],
  events: [
    open,
    type(String(EXPORT_MIN_ROWS)),
    type(String(EXPORT_MAX_ROWS)),
    type('9'),
    type('1001'),
    type('many'),
    type('12.7'),
    { type: 'LEAVE_AMOUNT' },
    { type: 'CHOOSE_FORMAT', format: 'json' },
    { type: 'CHOOSE_FORMAT', format: 'semicolon' },
    { type: 'ASK_SENSITIVE', isChecked: true },
    { type: 'ASK_SENSITIVE', isChecked: false },
    { type: 'EXPORT' },
    { type: 'RETRY' },
    { type: 'LEAVE' },
    { type: 'CANCEL' },
    { type: 'CLOSE' },
    done('readPage', page(1, TEN)),
    done('readPage', page(2, ['Karel', 'Lies'])),
    done('readPage', page(1, [], 1)),
    done('readPage', page(2, [])),
    failed('readPage', { code: 'FAILEDTOLOAD' }),
    failed('readPage', { code: 'UNEXPECTED', status: 500 }),
  ],
  key: ({ context }) => ({
    sort: context.view.sort?.field ?? null,
    page: context.view.page,
    total: context.total,
    amount: context.amount,
    corrected: context.corrected ?? null,
    format: context.format,
    withSensitive: context.withSensitive,
    pages: context.pagesRead,
    rows: context.rows.join(),
    error: context.error?.code ?? null,
    isLeft: context.isLeft,
  }),
  facts: (snapshot) => ({
    amount: snapshot.context.amount,
    corrected: snapshot.context.corrected ?? null,
    format: snapshot.context.format,
    withSensitive: snapshot.context.withSensitive,
    read: selectRowsRead(snapshot),
    toExport: selectRowsToExport(snapshot),
    code: snapshot.context.error?.code ?? null,
    isLeft: snapshot.context.isLeft,
  }),
  allows: ({ context }, event) => {
    // The server returns the requested page.
    const output = event['output'] as { page: { PageNumber: number } } | undefined
    return output === undefined || output.page.PageNumber === context.pagesRead + 1
  },
  invariants: {
    'only a running or ended export runs in the background': (snapshot) =>
      !snapshot.context.isLeft || ['reading', 'failed', 'done'].includes(snapshot.value),
    'a file never has more rows than requested': ({ context }) =>
      context.rows.length <= correctedAmount(context.amount),
    '10 to 1,000 rows are read (S5)': (snapshot) =>
      !snapshot.matches('reading') ||
      (Number(snapshot.context.amount) >= EXPORT_MIN_ROWS &&
        Number(snapshot.context.amount) <= EXPORT_MAX_ROWS),
  },
  interrupts: {
    'the connection is lost between two pages and restored': [
      failed('readPage', { code: 'FAILEDTOLOAD' }),
      { type: 'RETRY' },
    ],
  },
  laws: {
    'RETRY continues at the failed page': (snapshot, { after }) => {
      const again = after(failed('readPage', { code: 'FAILEDTOLOAD' }), { type: 'RETRY' })
      return (
        again === undefined ||
        (again.matches('reading') &&
          selectRowsRead(again) === selectRowsRead(snapshot) &&
          again.context.pagesRead === snapshot.context.pagesRead)
      )
    },
    'CANCEL keeps only the choices': (snapshot, { after }) => {
      const later = after({ type: 'CANCEL' })
      return (
        later === undefined ||
        (selectRowsRead(later) === 0 &&
          later.context.error === undefined &&
          later.context.format === snapshot.context.format &&
          later.context.withSensitive === snapshot.context.withSensitive)
      )
    },
    'LEAVE does not interrupt the export': (snapshot, { after }) => {
      const later = after({ type: 'LEAVE' })
      return (
        later === undefined ||
        (later.value === snapshot.value && selectRowsRead(later) === selectRowsRead(snapshot))
      )
    },
    'CLOSE and then OPEN resets the choice of sensitive columns': (_, { after }) => {
      const later = after({ type: 'CLOSE' }, open)
      return later === undefined || !later.context.withSensitive
    },
  },
  limit: 6_000,
})
