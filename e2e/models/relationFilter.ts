import { expect } from '@playwright/test'
import { RELATION_LIST_TIMEOUT_MS, type RelationFilterMachine, type RelationPerson } from '@portal/machines'
import type { Facts } from '@portal/paths'
import type { RelationEntry } from '@portal/schemas'
import type { Hold, Outcome } from '../mock.ts'
import { isRequestOf } from '../requests.ts'
import { openAs } from '../signIn.ts'
import { errorText, t } from '../texts.ts'
import type { PageAdapter, PageStep } from './adapter.ts'
import { SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'
import { expectWaiting } from './waiting.ts'

/** A page that offers no selector and leads to the one that does. */
const HOME = '/home'
const LIST = '/my/chargepoints'
const USER_INFO = /\/user\/BCO\/UserInfo$/

/** Where the choice of the group's manager is kept, and the relations of the paths as the manager reads them. */
const KEPT = 'charge-portal:relation:RC00004'
const NAMES: Readonly<Record<string, string>> = {
  R00003: 'Noordzee Logistics',
  R00006: 'Meridiaan Vlaanderen',
  R00007: 'Méridien Wallonie',
}
const LISTED = ['R00006', 'R00007']
const ALL = t('relation.all')

const personOf = (event: PageStep['event'] | undefined) => event?.['person'] as RelationPerson | undefined

/** The relation filter of someone who is at home in the portal and goes to the chargers. */
export const relationFilterOnPage = ({ page, mock }: Stage): PageAdapter<RelationFilterMachine> => {
  let userInfo: Hold
  let list: Hold

  const banner = page.getByRole('banner')
  const openers = banner.getByRole('button', { name: /^Organisation: / })
  const back = banner.getByRole('button', { name: t('relation.showAll'), exact: true })
  const box = page.getByRole('dialog', { name: t('relation.label') })
  const finder = box.getByRole('combobox', { name: t('relation.search') })
  const retry = box.getByRole('button', { name: t('faces.retry'), exact: true })
  const option = (name: string) => box.getByRole('option', { name: new RegExp(`^${name}`) })
  const nameOf = (id: unknown) => NAMES[String(id)] ?? ALL

  const waits = (count: number) => expectWaiting(list, count)

  /** Ends the request for the list; a closed selector does not show when the answer has arrived. */
  const answerList = async (outcome: Outcome) => {
    const answer = page.waitForResponse((response) =>
      isRequestOf(response.request(), 'listSelectableRelations'),
    )
    await list.release(outcome)
    await (await answer).finished()
  }

  /** Whose data the bar says is shown, and what this visit remembers of it. */
  const told = async ({ chosen }: Facts) => {
    const name = t('relation.shown', { name: nameOf(chosen) })
    await expect(banner.getByRole('button', { name, exact: true })).toBeVisible(SOON)
    await expect(back).toHaveCount(chosen === null ? 0 : 1, SOON)
    const stored = await page.evaluate((key) => window.sessionStorage.getItem(key), KEPT)
    expect(stored === null ? null : (JSON.parse(stored) as RelationEntry).Id).toBe(chosen)
  }

  const closed = async (expected: Facts) => {
    await told(expected)
    await expect(box).toHaveCount(0, SOON)
  }

  const open = async (expected: Facts) => {
    await told(expected)
    await expect(box).toBeVisible(SOON)
    await expect(finder).toHaveCount(expected['list'] === 'failed' ? 0 : 1, SOON)
    if (expected['list'] !== 'known') return expect(box.getByRole('option')).toHaveCount(0, SOON)
    const offered = expected['offered'] as unknown as readonly string[]
    for (const id of LISTED) await expect(option(nameOf(id))).toHaveCount(offered.includes(id) ? 1 : 0, SOON)
    // 'All of them' is there as long as nothing is looked for.
    await expect(option(ALL)).toHaveCount(expected['text'] === '' ? 1 : 0, SOON)
    await expect(box.getByText(t('relation.none'))).toHaveCount(offered.length === 0 ? 1 : 0, SOON)
  }

  return {
    start: async (_, next) => {
      userInfo = await mock.hold('getUserInfo')
      list = await mock.hold('listSelectableRelations')
      const asked = page.waitForRequest(USER_INFO)
      await openAs(page, personOf(next)?.id ?? '', HOME)
      await asked
      // What an earlier document of this visit has left.
      const { remembered } = personOf(next) ?? {}
      await page.evaluate(
        ([key, entry]) => {
          if (entry) window.sessionStorage.setItem(key, entry)
        },
        [KEPT, remembered && JSON.stringify(remembered)] as const,
      )
    },
    act: {
      IDENTIFY: async ({ event }) => {
        if (personOf(event)) {
          await userInfo.release({ kind: 'answer' })
          return
        }
        await page.getByRole('button', { name: /^Account menu/ }).click()
        await page.getByRole('menuitem', { name: t('shell.logOut') }).click()
      },
      PLACE: async ({ event }) => {
        // A click elsewhere would close the popup first.
        if (!event['page']) await page.goBack()
        else await page.getByRole('main').locator(`a[href="${LIST}"]`).first().click()
      },
      OPEN: () => openers.click(),
      CLOSE: () => page.keyboard.press('Escape'),
      FILTER: ({ event }) => finder.fill(String(event['text'])),
      CHOOSE: ({ event }) => option(nameOf(event['id'])).click(),
      CLEAR: ({ before }) => (before['viewState'] === 'open' ? option(ALL) : back).click(),
      RETRY: () => retry.click(),
    },
    answer: {
      listRelations: {
        done: () => answerList({ kind: 'answer' }),
        failed: () => answerList({ kind: 'status', status: 503 }),
      },
    },
    delay: { LIST_TIMEOUT: () => RELATION_LIST_TIMEOUT_MS },
    see: {
      hidden: async () => {
        await expect(openers).toHaveCount(0, SOON)
        await expect(box).toHaveCount(0, SOON)
        await waits(0)
      },
      // Over before anything is drawn.
      'offered.list.judging': async () => undefined,
      'offered.list.loading': async ({ viewState }) => {
        await waits(1)
        if (viewState === 'open')
          await expect(box.getByText(t('shell.loading'), { exact: true })).toBeAttached(SOON)
      },
      'offered.list.known': () => waits(0),
      'offered.list.failed': async ({ viewState, error }) => {
        await waits(0)
        if (viewState !== 'open') return
        await expect(box.getByRole('alert')).toContainText(t('relation.failed'), SOON)
        await expect(box.getByRole('alert')).toContainText(errorText(String(error)), SOON)
        await expect(retry).toBeVisible(SOON)
      },
      'offered.popup.closed': closed,
      'offered.popup.browsing': open,
      'offered.popup.searching': open,
    },
    stop: async () => {
      await userInfo?.remove()
      await list?.remove()
    },
  }
}
