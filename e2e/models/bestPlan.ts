import { expect, type Route } from '@playwright/test'
import { type BestPlanMachine, PLAN_PAGE_TIMEOUT_MS } from '@portal/machines'
import type { Facts } from '@portal/paths'
import { openAs } from '../signIn.ts'
import { errorText, t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'
import { expectWaiting } from './waiting.ts'

/** Subscriptions of the mock: of a driver with four cards, one of them with three pages of sessions, and one without cards. */
const WITH_CARDS = ['driver', 'SU00001'] as const
const WITHOUT = ['fleet', 'SU00003-15'] as const

/** The plans of a subscription with as many cards as the path says, whose pages come as they are let. */
export const bestPlanOnPage = ({ page, clock }: Stage): PageAdapter<BestPlanMachine<string>> => {
  let held: Route[] = []

  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const compare = button(t('bestPlan.compare'))
  const retry = button(t('faces.retry'))
  const cancel = button(t('common.cancel'))
  const types = main.getByRole('region', { name: t('bestPlan.types'), exact: true })

  const waiting = (count: number) => expectWaiting({ waiting: () => held.length }, count, 'a page')
  const shows = async (viewState: string) => {
    await expect(compare).toHaveCount(viewState === 'idle' ? 1 : 0, SOON)
    await expect(retry).toHaveCount(viewState === 'failed' ? 1 : 0, SOON)
    await expect(cancel).toHaveCount(viewState === 'reading' || viewState === 'failed' ? 1 : 0, SOON)
    await waiting(viewState === 'reading' ? 1 : 0)
  }

  return {
    start: async (_, next) => {
      const cards = (next?.['cards'] ?? WITH_CARDS) as readonly string[]
      const [person, subscription] = cards.length === 0 ? WITHOUT : WITH_CARDS
      await page.route(/\/chargesession\/BCO\/filtered/, (route) => {
        held.push(route)
      })
      // What the portal gives up waits no more.
      page.on('requestfailed', (request) => {
        held = held.filter((route) => route.request() !== request)
      })
      await openAs(page, person, `/my/subscriptions/best-plan?id=${subscription}`)
      await patiently(clock, () => expect(compare).toBeVisible(SOON))
    },
    act: {
      READ: () => compare.click(),
      RETRY: () => retry.click(),
      CANCEL: () => cancel.click(),
    },
    answer: {
      readPage: {
        done: async () => {
          for (const route of held.splice(0)) await route.continue()
        },
        failed: async ({ event }) => {
          const { code } = event['error'] as { code: string }
          for (const route of held.splice(0))
            if (code === 'FAILEDTOLOAD') await route.abort('connectionfailed')
            else
              await route.fulfill({
                status: 400,
                json: { Status: 'error', ErrorCode: code, Message: '', Data: [] },
              })
        },
      },
    },
    delay: { PLAN_PAGE_TIMEOUT: () => PLAN_PAGE_TIMEOUT_MS },
    see: {
      idle: () => shows('idle'),
      reading: async ({ cards, of }: Facts) => {
        await shows('reading')
        const bar = main.getByRole('progressbar', { name: t('bestPlan.progress') })
        await expect(bar).toHaveAttribute('value', String(cards), SOON)
        await expect(bar).toHaveAttribute('max', String(of), SOON)
      },
      failed: async ({ code }: Facts) => {
        await shows('failed')
        await expect(main.getByText(t('bestPlan.pageFailed'))).toBeVisible(SOON)
        await expect(main.getByText(errorText(String(code))).first()).toBeVisible(SOON)
      },
      done: async ({ of }: Facts) => {
        await shows('done')
        if (of === 0) await expect(main.getByText(t('bestPlan.nothing'))).toBeVisible(SOON)
        else await expect(types.getByRole('listitem').first()).toBeVisible(SOON)
      },
    },
    stop: async () => {
      for (const route of held.splice(0)) await route.abort()
    },
  }
}
