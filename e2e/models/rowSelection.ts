import { expect } from '@playwright/test'
import type { RowSelectionMachine } from '@portal/machines'
import type { Facts } from '@portal/machines/paths'
import type { Hold } from '../mock.ts'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'

/** Rows of a page. */
const PAGE = 10

/** An operator's list of alarms, selected by its boxes. */
export const rowSelectionOnPage = ({ page, mock, clock }: Stage): PageAdapter<RowSelectionMachine> => {
  let hold: Hold | undefined

  const main = page.getByRole('main')
  const header = main.getByRole('checkbox', { name: t('record.selectPage') })
  const boxes = main.locator('tbody').getByRole('checkbox')
  const bar = main.getByRole('region', { name: t('record.selection') })
  const said = main.getByRole('status')
  const inBar = (name: string) => bar.getByRole('button', { name, exact: true })
  /** The box of a record: the list names them in its order, from 1 on. */
  const box = (key: unknown) => boxes.nth((Number(key) - 1) % PAGE)

  const shown = async ({ count, isAll, header: state, more, pageKeys: keys, keys: selected }: Facts) => {
    const onPage = String(keys).split(' ').filter(Boolean)
    await expect(boxes).toHaveCount(onPage.length, SOON)
    const chosen = String(selected).split(' ')
    for (const [index, key] of onPage.entries()) {
      const isChosen = isAll === true || chosen.includes(key)
      await expect(boxes.nth(index)).toBeChecked({ ...SOON, checked: isChosen })
    }
    if (onPage.length > 0) {
      await expect(header).toBeChecked({
        ...SOON,
        ...(state === 'some' ? { indeterminate: true } : { checked: state === 'all' }),
      })
    }
    await expect(bar).toHaveCount(Number(count) > 0 ? 1 : 0, SOON)
    if (count === 0) return
    const words = t(isAll === true ? 'record.selectedAll' : 'record.selected', { count: Number(count) })
    await expect(said.filter({ hasText: words })).toHaveCount(1, SOON)
    const matching = inBar(t('record.selectMatching', { count: Number(count) + Number(more) }))
    await expect(matching).toHaveCount(Number(more) > 0 ? 1 : 0, SOON)
  }

  return {
    start: async () => {
      hold = await mock.hold('filteredAlarm')
      await openAs(page, 'operator', '/network/alarms')
      await patiently(clock, () => expect(main.getByRole('heading', { level: 1 })).toBeVisible(SOON))
    },
    act: {
      ROWS: async ({ event, before }) => {
        if (hold) {
          await hold.remove()
          hold = undefined
          return
        }
        if (event['scope'] !== before['scope']) {
          const quick = page.getByRole('navigation', { name: t('record.quick') })
          return quick.getByRole('link', { name: t('network.alarms.view.open'), exact: true }).click()
        }
        const [first] = event['keys'] as readonly string[]
        await main
          .getByRole('button', { name: t(first === '1' ? 'table.previous' : 'table.next'), exact: true })
          .click()
      },
      TOGGLE: ({ event }) => box(event['key']).click(),
      EXTEND: ({ event }) => box(event['key']).click({ modifiers: ['Shift'] }),
      TOGGLE_PAGE: () => header.click(),
      SELECT_MATCHING: ({ before }) =>
        inBar(
          t('record.selectMatching', { count: Number(before['count']) + Number(before['more']) }),
        ).click(),
      CLEAR: () => inBar(t('record.clearSelection')).click(),
    },
    answer: {},
    delay: {},
    see: { none: shown, some: shown, all: shown },
    stop: async () => {
      await hold?.remove()
    },
  }
}
