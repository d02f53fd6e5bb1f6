import { expect, type Locator, type Response } from '@playwright/test'
import {
  type ChargepointCacheMachine,
  FETCH_TIMEOUT_MS,
  RETRY_FIRST_MS,
  RETRY_MAX_MS,
} from '@portal/machines'
import type { Facts } from '@portal/paths'
import { CACHE_LIFETIME_MS, type Chargepoint, type ErrorCode } from '@portal/schemas'
import type { Hold } from '../mock.ts'
import { choosePersona, openAs } from '../signIn.ts'
import { operatorWords } from '../texts.ts'
import type { PageAdapter, PageStep } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import { comeOnline, putDeviceUserElsewhere, readDeviceUser, type Stage, setVisibility } from './stage.ts'
import { expectWaiting } from './waiting.ts'

const { errorText, t } = operatorWords

const LIST = '/my/chargepoints'
/** So much later the server answers with newer data. */
const LATER_MS = 20 * 60_000

/** The last answer that came: it stays on screen until the next one. */
interface Shown {
  /** Server time of the answer. */
  readonly at: string
  readonly heartbeat: string | undefined
}

/** The cache entry of one charger on its own screen, or of the list on the list's. */
export const chargepointCacheOnPage = (stage: Stage): PageAdapter<ChargepointCacheMachine<string>> => {
  const { page, mock, clock } = stage
  let isList = false
  let charger: { readonly id: string; readonly name: string; readonly path: string }
  let hold: Hold
  let shown: Shown | undefined
  let failures = 0

  const main = page.getByRole('main')
  const tryAgain = main.getByRole('button', { name: t('faces.retry') })

  const isOurs = (response: Response) => {
    const path = new URL(response.url()).pathname
    return path.endsWith(isList ? '/chargepoint/BCO/list' : `/chargepoint/BCO/${charger.id}`)
  }

  const openAddress = async (path: string) => {
    await page.evaluate((to) => window.history.pushState(null, '', to), path)
  }

  const observe = async () => {
    if (isList) {
      const menu = (name: string) => page.getByRole('navigation', { name, exact: true })
      await menu(t('shell.navigation'))
        .getByRole('link', { name: t('shell.administration') })
        .click()
      return menu(t('shell.sideMenu'))
        .getByRole('link', { name: t('shell.chargers'), exact: true })
        .click()
    }
    const link = main.getByRole('link', { name: charger.name, exact: true })
    // A list that failed has no links.
    if (await link.isVisible()) await link.click()
    else await openAddress(charger.path)
  }

  const unobserve = async () => {
    if (!isList) {
      return main
        .getByRole('navigation', { name: t('common.breadcrumb') })
        .getByRole('link', { name: t('chargers.title') })
        .click()
    }
    // The dashboard shows the list as well; the page of components does not.
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: t('shell.uiElements') }).click()
  }

  const answered = async ({ event }: PageStep) => {
    const { data } = event.output as { data: string }
    if (data === 'newer') await mock.clock({ advanceMs: LATER_MS })
    const coming = page.waitForResponse((response) => isOurs(response) && response.ok())
    await hold.release({ kind: 'answer' })
    const response = await coming
    const body = (await response.json()) as { data?: Chargepoint }
    const former = shown
    shown = {
      at: new Date(response.headers()['x-server-now'] ?? '').toISOString(),
      heartbeat: isList ? undefined : new Date(body.data?.LastHeartbeat ?? '').toISOString(),
    }
    if (data === 'newer' && former) expect(shown, 'the newer answer is another one').not.toEqual(former)
    failures = 0
  }

  const failedWith = async ({ event }: PageStep) => {
    const { code } = event.error as { code: ErrorCode }
    failures += 1
    if (code !== 'FAILEDTOLOAD') return hold.release({ kind: 'code', code })
    const lost = page.waitForEvent(
      'requestfailed',
      (request) => request.failure()?.errorText !== 'net::ERR_ABORTED',
    )
    let isLost = false
    void lost.then(() => (isLost = true))
    await hold.release({ kind: 'drop' })
    // A browser sends a read again by itself when a kept connection breaks.
    await expect
      .poll(async () => {
        if (!isLost && (await hold.waiting()) > 0) await hold.release({ kind: 'drop' })
        return isLost
      })
      .toBe(true)
  }

  const waits = (count: number) => expectWaiting(hold, count)

  const data = async () => {
    if (!shown) throw new Error('Nothing was answered yet.')
    if (isList) {
      await expect(main.getByText(t('table.updated', { age: '' }).trim()).locator('time')).toHaveAttribute(
        'datetime',
        shown.at,
        SOON,
      )
      return
    }
    await expect(page.getByRole('heading', { level: 1, name: charger.name })).toBeVisible(SOON)
    const heartbeat = main.locator('div', {
      has: page.getByText(t('charger.details.heartbeat'), { exact: true }),
    })
    await expect(heartbeat.locator('time').last()).toHaveAttribute('datetime', shown.heartbeat ?? '', SOON)
  }

  const retryIs = async (button: Locator, isBusy: boolean) => {
    await expect(button).toBeVisible(SOON)
    if (isBusy) await expect(button).toHaveAttribute('aria-busy', 'true', SOON)
    else await expect(button).not.toHaveAttribute('aria-busy', 'true', SOON)
  }

  /** Where no view is open another screen shows, and the entry cannot be seen. */
  const viewState = async ({ observers, viewState: name, error, isBusy }: Facts) => {
    if (observers === 0) {
      const elsewhere = isList ? t('shell.uiElements') : t('chargers.title')
      await expect(page.getByRole('heading', { level: 1, name: elsewhere })).toBeVisible(SOON)
      return
    }
    switch (name) {
      case 'loading':
        if (isList)
          await expect(main.getByRole('heading', { level: 1, name: t('chargers.title') })).toBeVisible(SOON)
        else await expect(main.getByRole('status').getByText(t('shell.loading'))).toBeAttached(SOON)
        await expect(tryAgain).toBeHidden(SOON)
        return
      case 'shown':
        await data()
        await expect(tryAgain).toBeHidden(SOON)
        return
      case 'outdated':
        await data()
        await expect(main.getByText(errorText(String(error))).first()).toBeVisible(SOON)
        await retryIs(tryAgain, isBusy === true)
        return
      case 'failed':
      case 'missing':
      case 'refused': {
        const title = isList
          ? t('reads.chargersFailed')
          : t(name === 'failed' ? 'charger.failed' : 'charger.missing')
        await expect(main.getByText(title)).toBeVisible(SOON)
        await expect(main.getByText(errorText(String(error))).first()).toBeVisible(SOON)
        await retryIs(tryAgain, isBusy === true)
        return
      }
      default:
        throw new Error(`There is no face '${String(name)}'.`)
    }
  }

  const asking = async (expected: Facts) => {
    await waits(1)
    await viewState(expected)
  }
  const resting = async (expected: Facts) => {
    await viewState(expected)
    await waits(0)
  }

  return {
    start: async (input) => {
      isList = (input as { key: string }).key === 'list'
      await openAs(page, 'operator', LIST)
      const first = main.getByRole('row').nth(1).getByRole('link')
      await patiently(clock, () => expect(first).toBeVisible(SOON))
      const path = (await first.getAttribute('href')) ?? ''
      charger = { path, id: decodeURIComponent(path.split('/').pop() ?? ''), name: await first.innerText() }
      hold = await mock.hold(isList ? 'listChargepoints' : 'getChargepoint')
      // A new document, whose cache is empty.
      await page.goto(isList ? '/ui-elements' : LIST)
      if (!isList) await patiently(clock, () => expect(first).toBeVisible(SOON))
    },
    act: {
      OBSERVE: (step) => {
        // A view that is opened on a failure begins to count again.
        if (step.before['state'] === 'failed') failures = 0
        return observe()
      },
      UNOBSERVE: unobserve,
      HIDE: () => setVisibility(stage, 'hidden'),
      SHOW: () => setVisibility(stage, 'visible'),
      FORCE: () => main.getByRole('button', { name: t('charger.refresh') }).click(),
      RETRY: () => tryAgain.click(),
      RECONNECT: () => comeOnline(stage),
      CLEAR: async () => {
        // Another person signs in, in another tab of the same browser.
        const operator = await readDeviceUser(stage)
        const other = await page
          .context()
          .browser()
          ?.newContext({
            baseURL: stage.origin,
            extraHTTPHeaders: { 'x-mock-session': mock.session },
          })
        const tab = await other?.newPage()
        if (!operator || !tab) throw new Error('There is no second browser.')
        await tab.goto('/ui-elements')
        await choosePersona(tab, 'superadmin')
        await expect(tab.getByRole('heading', { level: 1, name: t('shell.uiElements') })).toBeVisible()
        const administrator = await readDeviceUser({ ...stage, page: tab })
        await other?.close()
        const asked = page.waitForResponse((response) =>
          new URL(response.url()).pathname.endsWith('/chargepoint/BCO/list'),
        )
        await putDeviceUserElsewhere(stage, administrator)
        await asked
        shown = undefined
        failures = 0
      },
    },
    answer: { fetchEntry: { done: answered, failed: failedWith } },
    delay: {
      CACHE_LIFETIME: () => CACHE_LIFETIME_MS,
      FETCH_TIMEOUT: () => {
        failures += 1
        return FETCH_TIMEOUT_MS
      },
      RETRY_DELAY: () => Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_MAX_MS),
    },
    see: {
      empty: resting,
      loading: asking,
      fresh: resting,
      stale: resting,
      refreshing: asking,
      outdated: resting,
      failed: resting,
      missing: resting,
      refused: resting,
    },
    stop: async () => {
      await hold?.remove()
    },
  }
}
