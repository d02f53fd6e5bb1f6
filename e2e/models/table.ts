import { expect } from '@playwright/test'
import { TABLE_READ_TIMEOUT_MS, type TableMachine, type TableView } from '@portal/machines'
import type { Facts } from '@portal/paths'
import { formatFilter, TABLE_RELOAD_THROTTLE_MS } from '@portal/schemas'
import type { Hold } from '../mock.ts'
import { openAs } from '../signIn.ts'
import { errorText, t } from '../texts.ts'
import { type PageAdapter, type PageStep, unseen } from './adapter.ts'
import type { Stage } from './stage.ts'
import { expectWaiting } from './waiting.ts'

const SCREEN = '/my/organisation'
const ROWS_PER_PAGE = 10
/** While nothing else moves time it goes on in such steps, so that it is known when the table first asked. */
const TICK_MS = 10
/** Half a second is short: a check lasts this long on a stopped clock, and each step lets this little pass. */
const LONG = { timeout: 5_000 } as const
const BRIEF_MS = 40

/** The users of an organisation, whose pages come as they are released. */
export const tableOnPage = ({ page, mock, clock }: Stage): PageAdapter<TableMachine<string>> => {
  let hold: Hold

  const main = page.getByRole('main')
  const rows = main.locator('tbody tr > :first-child')
  const pages = page.getByRole('navigation', { name: t('table.pages') })
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const failed = main.getByText(t('organisation.usersFailed'))
  const older = main.getByText(errorText('WRONGFILTER')).or(main.getByText(errorText('FAILEDTOLOAD')))

  const waits = (count: number) => expectWaiting(hold, count, 'the list', LONG)

  const begun = async () => {
    await expect
      .poll(
        async () => {
          if ((await hold.waiting()) === 0) await clock.run(TICK_MS)
          return hold.waiting()
        },
        { timeout: 20_000, intervals: [20] },
      )
      .toBe(1)
  }

  /** Checks that the promised view is shown, and nothing of the others. */
  const content = async ({ viewState, page: number, results, code }: Facts) => {
    const hasRows = viewState === 'shown' || viewState === 'outdated'
    if (hasRows) {
      const from = (Number(number) - 1) * ROWS_PER_PAGE + 1
      const to = Math.min(from + ROWS_PER_PAGE - 1, Number(results))
      // What fits on one page has no pages to turn.
      if (Number(results) <= ROWS_PER_PAGE) await expect(pages).toHaveCount(0, LONG)
      else
        await expect(pages.locator('output')).toHaveText(
          t('table.range', { from, to, total: Number(results) }),
          LONG,
        )
      await expect(rows).toHaveCount(to - from + 1, LONG)
    } else {
      await expect(pages).toHaveCount(0, LONG)
    }
    await expect(failed).toHaveCount(viewState === 'failed' ? 1 : 0, LONG)
    const reason = main.getByText(errorText(String(code)))
    if (code === null) await expect(older).toHaveCount(0, LONG)
    else await expect(reason).toBeVisible(LONG)
    await expect(button(t('faces.retry'))).toHaveCount(code === null ? 0 : 1, LONG)
  }

  /** The query is in the address before its rows arrive. */
  const asked = ({ wantedPage }: Facts) =>
    expect.poll(() => Number(new URL(page.url()).searchParams.get('page') ?? 1), LONG).toBe(wantedPage)

  const resting = async (expected: Facts) => {
    await content(expected)
    await asked(expected)
    await waits(0)
  }

  const show = async ({ event }: PageStep) => {
    const change = event['change'] as Partial<TableView>
    if (change.page !== undefined) return pages.getByRole('button', { name: t('table.next') }).click()
    const [filter] = change.filters ?? []
    if (!filter) return button(t('table.clear')).last().click()
    await page.getByRole('searchbox', { name: t('table.value') }).fill(filter.value)
    await button(t('common.search')).click()
  }

  return {
    start: async (input) => {
      const { view } = input as { view: TableView }
      // A screen that asks for nothing: the sign-in is over then.
      await openAs(page, 'fleet', '/ui-elements')
      await page.waitForURL(/ui-elements/)
      await expect(page.getByRole('banner')).toBeAttached()
      hold = await mock.hold('listRelationContacts')
      const query = new URLSearchParams()
      if (view.filters.length > 0) query.set('filter', formatFilter(view.filters))
      if (view.page > 1) query.set('page', String(view.page))
      await page.goto(`${SCREEN}?${query}`)
      await begun()
    },
    act: {
      SHOW: show,
      ADDRESS_CHANGED: () => page.getByRole('link', { name: t('shell.organisation'), exact: true }).click(),
      RELOAD: ({ before }) =>
        before['viewState'] === 'failed'
          ? button(t('faces.retry')).click()
          : button(t('table.refresh')).click(),
      REFRESH: unseen('A list of users is not read again by itself.'),
      READ_STARTED: unseen('The chart tells itself.'),
    },
    answer: {
      readPage: {
        done: () => hold.release({ kind: 'answer' }),
        failed: () => hold.release({ kind: 'code', code: 'WRONGFILTER' }),
      },
    },
    delay: {
      READ_TIMEOUT: () => TABLE_READ_TIMEOUT_MS,
      RELOAD_THROTTLE: () => TABLE_RELOAD_THROTTLE_MS,
    },
    see: {
      'request.waiting': async (expected) => {
        await content(expected)
        await asked(expected)
        await waits(0)
      },
      'request.reading': async (expected) => {
        await content(expected)
        await asked(expected)
        await waits(1)
      },
      'request.shown': resting,
      'request.refreshing': unseen('A list of users is not read again by itself.'),
      'request.outdated': resting,
      'request.failed': resting,
      // No one sees when the next question may be asked, but by whether it is.
      'throttle.open': async () => undefined,
      'throttle.closed': async () => undefined,
    },
    brief: { 'throttle.closed': BRIEF_MS },
    stop: async () => {
      await hold?.remove()
    },
  }
}
