import { expect, type Locator } from '@playwright/test'
import type { SightName } from '@portal/machines/charter'
import { SOON } from '../models/pageClock.ts'
import { branch, type Hands, labelled, startingWith } from './hands.ts'

type Sees = (hands: Hands, given: Readonly<Record<string, string>>) => Promise<void>

const box = ({ page }: Hands, name: string): Locator => page.getByRole('checkbox', { name, exact: true })

/** Also behind a question, where nothing can be pressed. */
const table = ({ page }: Hands) => page.getByRole('table', { includeHidden: true }).first()

const heightOfRow = async (hands: Hands): Promise<number> =>
  (await table(hands).locator('tbody tr').first().boundingBox())?.height ?? 0

const tickedRows = async ({ page }: Hands, rows: readonly number[]): Promise<void> => {
  const boxes = page.getByRole('main').locator('tbody').getByRole('checkbox')
  await expect
    .poll(
      async () =>
        (await boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))).flatMap(
          (isTicked, at) => (isTicked ? [at + 1] : []),
        ),
      { ...SOON, message: `the ticked rows are ${rows.join(', ') || 'none'}` },
    )
    .toEqual(rows)
}

/** What lists and tables show. */
export const LIST_SEES = {
  lists: async ({ page }, { label = '', names = '' }) => {
    const one = labelled(page, label)
    const items = one.getByRole('listitem')
    const lines = (await items.count()) > 0 ? items : one.getByRole('link')
    const told = names.split(', ')
    await expect(lines, `“${label}” lists ${names}`).toHaveCount(told.length, SOON)
    for (const [at, name] of told.entries())
      await expect(lines.nth(at), `“${label}” lists ${names}`).toHaveText(startingWith(name), SOON)
  },
  openInTree: ({ page }, { text = '' }) =>
    expect(branch(page, text), `‘${text}’ is open in the tree`).toHaveAttribute(
      'aria-expanded',
      'true',
      SOON,
    ),
  closedInTree: ({ page }, { text = '' }) =>
    expect(branch(page, text), `‘${text}’ is closed in the tree`).toHaveAttribute(
      'aria-expanded',
      'false',
      SOON,
    ),
  notInTree: ({ page }, { text = '' }) =>
    expect(branch(page, text), `no ‘${text}’ in the tree`).toHaveCount(0, SOON),
  ticked: (hands, { name = '' }) => expect(box(hands, name), `“${name}” is ticked`).toBeChecked(SOON),
  notTicked: (hands, { name = '' }) =>
    expect(box(hands, name), `“${name}” is not ticked`).toBeChecked({ ...SOON, checked: false }),
  halfTicked: (hands, { name = '' }) =>
    expect(box(hands, name), `“${name}” is half ticked`).toBeChecked({ ...SOON, indeterminate: true }),
  tickedBoxes: async ({ page }, { names = '' }) => {
    const told = names.split(', ')
    const ticked = page.getByRole('checkbox', { checked: true })
    await expect(ticked, `the ticked boxes are ${names}`).toHaveCount(told.length, SOON)
    for (const [at, name] of told.entries())
      await expect(ticked.nth(at), `the ticked boxes are ${names}`).toHaveAccessibleName(
        startingWith(name),
        SOON,
      )
  },
  tickedRows: (hands, { names = '' }) => tickedRows(hands, names.split(', ').map(Number)),
  noTickedRow: (hands) => tickedRows(hands, []),
  columns: (hands, { names = '' }) =>
    expect
      .poll(
        async () =>
          (await table(hands).locator('thead th').allInnerTexts())
            .map((text) => text.trim())
            .filter(Boolean)
            .join(', '),
        { ...SOON, message: `the columns of the table are ${names}` },
      )
      .toBe(names),
  lowRows: (hands, { height }) =>
    expect
      .poll(() => heightOfRow(hands), { ...SOON, message: `rows of at most ${height} pixels` })
      .toBeLessThanOrEqual(Number(height)),
  highRows: (hands, { height }) =>
    expect
      .poll(() => heightOfRow(hands), { ...SOON, message: `rows of more than ${height} pixels` })
      .toBeGreaterThan(Number(height)),
} as const satisfies Partial<Record<SightName, Sees>>
