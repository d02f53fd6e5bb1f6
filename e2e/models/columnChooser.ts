import { expect } from '@playwright/test'
import type { ColumnChooserMachine, TableLayout } from '@portal/machines'
import type { Facts } from '@portal/machines/paths'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { keepOfList, refusing } from './keptList.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'

const KEPT = ':table:'
/** The keys of the list's columns whose headers are other words. */
const KEYS: Readonly<Record<string, string>> = { Issues: 'issues' }
/** Rows that are higher than that are not compact. */
const COMPACT_PX = 38

const shownIn = (columns: string): readonly string[] =>
  columns.split(', ').filter((header) => !header.startsWith('('))

/** The columns of a fleet manager's charge cards: each choice is seen in the dialog and, behind it, in the table. */
export const columnChooserOnPage = ({ page, clock }: Stage): PageAdapter<ColumnChooserMachine> => {
  const dialog = page.getByRole('dialog', { name: t('columns.title', { what: t('cards.title') }) })
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const box = (column: string) => dialog.getByRole('checkbox', { name: column })
  const table = page.getByRole('table')

  /** What the table behind the dialog has: hidden from those who listen, and drawn all the same. */
  const inTable = async ({ columns, density }: Facts) => {
    const headers = table.locator('thead th')
    const shown = shownIn(String(columns))
    await expect
      .poll(async () => (await headers.allInnerTexts()).map((text) => text.trim()).filter(Boolean), SOON)
      .toEqual(shown)
    const height = (await table.locator('tbody tr').first().boundingBox())?.height ?? 0
    expect(height < COMPACT_PX).toBe(density === 'compact')
  }

  const open = async (expected: Facts) => {
    await expect(dialog).toBeVisible(SOON)
    const lines = String(expected['columns']).split(', ')
    await expect(dialog.getByRole('listitem')).toHaveCount(lines.length, SOON)
    for (const [index, line] of lines.entries()) {
      const one = dialog.getByRole('listitem').nth(index).getByRole('checkbox')
      await expect(one).toHaveAccessibleName(new RegExp(`^${line.replaceAll(/[()]/g, '')}`), SOON)
      await expect(one).toBeChecked({ ...SOON, checked: !line.startsWith('(') })
    }
    const density = dialog.getByRole('radio', {
      name: t(`columns.density.${expected['density'] as 'normal'}`),
    })
    await expect(density).toBeChecked(SOON)
    await expect(dialog.getByRole('button', { name: t('columns.reset') })).toHaveAttribute(
      'aria-disabled',
      String(expected['isChosen'] !== true),
      SOON,
    )
    await expect(dialog.getByRole('status')).toHaveText(
      expected['isUnkept'] === true ? t('columns.unkept') : '',
      SOON,
    )
    await inTable(expected)
  }

  return {
    start: async (input) => {
      await page.setViewportSize({ width: 1_800, height: 800 })
      const { columns, density } = (input as { layout: TableLayout }).layout
      if (columns)
        await keepOfList(
          page,
          KEPT,
          JSON.stringify({ v: 1, columns: columns.map((key) => KEYS[key] ?? key), density }),
        )
      await openAs(page, 'fleet', '/my/tokens')
      const button = page.getByRole('button', { name: t('table.columns'), exact: true })
      await patiently(clock, () => expect(button).toBeVisible(SOON))
      await patiently(clock, () => expect(table.locator('tbody tr').first()).toContainText(/\d/, SOON))
      await button.click()
      await patiently(clock, () => expect(dialog).toBeVisible(SOON))
    },
    act: {
      TOGGLE: ({ event }) => box(String(event['key'])).click(),
      MOVE: ({ event }) =>
        press(t(event['by'] === -1 ? 'columns.up' : 'columns.down', { column: String(event['key']) })),
      SET_DENSITY: ({ event }) =>
        dialog
          .getByRole('radio', { name: t(`columns.density.${event['density'] as 'normal'}`) })
          .check({ force: true }),
      RESET: () => press(t('columns.reset')),
      // The browser refuses two changes that leave all as it was.
      NOT_KEPT: () =>
        refusing(page, KEPT, async () => {
          await box('Used by').click()
          await box('Used by').click()
        }),
      CLOSE: () => press(t('common.done')),
    },
    answer: {},
    delay: {},
    see: {
      'open.kept': open,
      'open.unkept': open,
      closed: async (expected) => {
        await expect(dialog).toHaveCount(0, SOON)
        await inTable(expected)
      },
    },
    stop: async () => undefined,
  }
}
