import {
  EXPORT_DEFAULT_ROWS,
  EXPORT_MAX_ROWS,
  EXPORT_MIN_ROWS,
  FIRST_PAGE,
  type Filter,
  MAX_PAGE_SIZE,
} from '@portal/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { FIRST_VIEW, type TableView } from '../table/view.ts'
import { amountProblemOf, correctedAmount } from './amount.ts'
import {
  createExportDialog,
  type ExportedRows,
  selectExportViewState,
  selectRowsRead,
  selectRowsToExport,
} from './machine.ts'

const filters: readonly Filter[] = [{ field: 'Name', operator: 'CO', value: 'an' }]
const VIEW: TableView = { ...FIRST_VIEW, filters, sort: { field: 'Name', isDescending: true }, page: 3 }

/** A dialog over a table of `rows` numbers. The pages in `refused` fail the first time. */
const dialogOver = (rows: number, refused: readonly number[] = []) => {
  const requests: TableView[] = []
  const saved: ExportedRows<number>[] = []
  const down = new Set(refused)
  const dialog = createActor(
    createExportDialog<number>().provide({
      actors: {
        readPage: fromPromise(async ({ input }) => {
          requests.push(input)
          // oxlint-disable-next-line typescript/only-throw-error -- services reject with plain objects
          if (down.delete(input.page)) throw { code: 'UNEXPECTED', status: 503 }
          const from = (input.page - FIRST_PAGE) * input.pageSize
          return {
            rows: Array.from({ length: rows }, (_, row) => row).slice(from, from + input.pageSize),
            page: {
              PageCount: Math.ceil(rows / input.pageSize),
              PageNumber: input.page,
              Results: rows,
            },
          }
        }),
      },
      actions: { save: (_, exported) => saved.push(exported) },
    }),
  ).start()
  dialog.send({ type: 'OPEN', view: VIEW, total: rows })
  const reached = (state: 'done' | 'failed') => waitFor(dialog, (snapshot) => snapshot.matches(state))
  return { dialog, requests, saved, reached }
}

describe('the number of rows (S5)', () => {
  it('defaults to 100 and is limited to 10 to 1,000', () => {
    const { dialog } = dialogOver(5)
    expect(dialog.getSnapshot().context.amount).toBe(String(EXPORT_DEFAULT_ROWS))
    for (const [text, amount, problem] of [
      ['9', '10', 'tooFew'],
      ['', '10', 'tooFew'],
      ['many', '10', 'tooFew'],
      ['-40', '10', 'tooFew'],
      ['10', '10', undefined],
      ['12.7', '12', undefined],
      ['1000', '1000', undefined],
      ['1001', '1000', 'tooMany'],
    ] as const) {
      dialog.send({ type: 'TYPE_AMOUNT', text })
      expect(dialog.getSnapshot().context.corrected).toBeUndefined()
      dialog.send({ type: 'LEAVE_AMOUNT' })
      expect(dialog.getSnapshot().context.amount).toBe(amount)
      expect(dialog.getSnapshot().context.corrected).toBe(problem)
    }
  })

  it('is corrected on EXPORT if it is out of range, and nothing is exported yet', () => {
    const { dialog, requests } = dialogOver(5)
    dialog.send({ type: 'TYPE_AMOUNT', text: '5000' })
    dialog.send({ type: 'EXPORT' })
    expect(selectExportViewState(dialog.getSnapshot())).toBe('editing')
    expect(dialog.getSnapshot().context.corrected).toBe('tooMany')
    expect(requests).toEqual([])
  })

  it.each([
    ['250', 250],
    [' 250 ', 250],
    ['1,000', 1_000],
    ['1.000', 1_000],
    ['1\u202f000', 1_000],
    ['1e3', 10],
    ['0x64', 10],
    ['99.5', 99],
    ['-250', 10],
    ['many', 10],
  ])('is read from the text %j as %d', (text, rows) => expect(correctedAmount(text)).toBe(rows))

  it('is always valid after a correction', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
        const rows = correctedAmount(text)
        expect(Number.isInteger(rows)).toBe(true)
        expect(rows).toBeGreaterThanOrEqual(EXPORT_MIN_ROWS)
        expect(rows).toBeLessThanOrEqual(EXPORT_MAX_ROWS)
        expect(amountProblemOf(String(rows))).toBeUndefined()
      }),
    )
  })
})

describe('an export', () => {
  it('reads rows with the filter and order on screen, from the first page, at most 100 per page', async () => {
    const { dialog, requests, saved, reached } = dialogOver(1_234)
    dialog.send({ type: 'TYPE_AMOUNT', text: '250' })
    expect(selectRowsToExport(dialog.getSnapshot())).toBe(250)
    dialog.send({ type: 'EXPORT' })
    await reached('done')
    expect(requests).toEqual(
      [1, 2, 3].map((page) => ({ filters, sort: VIEW.sort, page, pageSize: MAX_PAGE_SIZE })),
    )
    expect(saved.map(({ rows }) => rows)).toEqual([Array.from({ length: 250 }, (_, row) => row)])
  })

  it('contains exactly the first rows, for any total and amount', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 450 }),
        fc.integer({ min: EXPORT_MIN_ROWS, max: 400 }),
        async (total, amount) => {
          const { dialog, saved, reached } = dialogOver(total)
          dialog.send({ type: 'TYPE_AMOUNT', text: String(amount) })
          dialog.send({ type: 'EXPORT' })
          await reached('done')
          expect(saved[0]?.rows).toEqual(Array.from({ length: Math.min(total, amount) }, (_, row) => row))
        },
      ),
      { numRuns: 50 },
    )
  })

  it('resumes at the failed page without rereading earlier ones', async () => {
    const { dialog, requests, saved, reached } = dialogOver(300, [2])
    dialog.send({ type: 'TYPE_AMOUNT', text: '300' })
    dialog.send({ type: 'EXPORT' })
    const failed = await reached('failed')
    expect(failed.context.error?.code).toBe('UNEXPECTED')
    expect(selectRowsRead(failed)).toBe(100)
    dialog.send({ type: 'RETRY' })
    await reached('done')
    expect(requests.map(({ page }) => page)).toEqual([1, 2, 2, 3])
    expect(saved[0]?.rows).toHaveLength(300)
  })

  it('saves nothing after CANCEL', async () => {
    const { dialog, saved } = dialogOver(300)
    dialog.send({ type: 'EXPORT' })
    dialog.send({ type: 'CANCEL' })
    await Promise.resolve()
    expect(selectExportViewState(dialog.getSnapshot())).toBe('editing')
    expect(selectRowsRead(dialog.getSnapshot())).toBe(0)
    expect(saved).toEqual([])
  })

  it('keeps the format for the next export but excludes sensitive columns again (S9)', async () => {
    const { dialog, saved, reached } = dialogOver(3)
    expect(dialog.getSnapshot().context.format).toBe('semicolon')
    dialog.send({ type: 'CHOOSE_FORMAT', format: 'json' })
    dialog.send({ type: 'ASK_SENSITIVE', isChecked: true })
    dialog.send({ type: 'EXPORT' })
    await reached('done')
    expect(saved).toEqual([{ rows: [0, 1, 2], format: 'json', withSensitive: true }])
    dialog.send({ type: 'CLOSE' })
    dialog.send({ type: 'OPEN', view: VIEW, total: 3 })
    expect(dialog.getSnapshot().context.format).toBe('json')
    expect(dialog.getSnapshot().context.withSensitive).toBe(false)
  })
})
