import type { InterruptName } from '@portal/machines/models'
import { CONSENT_COOKIE } from '@portal/schemas'
import { turnTo } from '../journeys/views.ts'
import { patiently, SETTLE_MS, SOON } from '../pageClock.ts'
import { expect } from '../stack.ts'
import { t } from '../texts.ts'
import type { Interrupts } from './player.ts'
import type { Stage } from './stage.ts'

/** Interrupts on the page of a stage. Each one starts, is checked, and ends. */
export const interruptsOn = ({ page, clock, mock }: Stage): Interrupts => {
  const curtain = page.getByRole('dialog', { name: t('faces.maintenance.title') })
  const notice = page.getByRole('region', { name: t('consent.title') })
  const speak = async (name: string, code: string) => {
    // The language button is in the bar, or in the corner of a view without a shell.
    await page.getByRole('button', { name: /^(Language|Langue|Taal)$/ }).click()
    const item = page.getByRole('menuitemradio', { name, exact: true })
    await patiently(clock, () => expect(item).toBeVisible(SOON))
    await item.click()
    await patiently(clock, () => expect(page.locator('html')).toHaveAttribute('lang', code, SOON))
  }
  const byName: Readonly<Record<InterruptName, () => Promise<void>>> = {
    MAINTENANCE: async () => {
      await mock.flags({ maintenance: true })
      await turnTo(page, mock)
      await patiently(clock, () => expect(curtain).toBeVisible(SOON))
      await mock.flags({ maintenance: null })
      await turnTo(page, mock)
      await patiently(clock, () => expect(curtain).toBeHidden(SOON))
    },
    CONNECTION_DROPS: async () => {
      await page.context().setOffline(true)
      await clock.run(SETTLE_MS)
      await page.context().setOffline(false)
    },
    LANGUAGE: async () => {
      await speak('Fran\u00e7ais', 'fr')
      await speak('English', 'en')
    },
    RELOAD: async () => {
      await page.reload()
    },
    // Dispatches the click, so that neither the pointer nor the focus moves.
    SESSION_EXPIRES: async () => {
      const ask = page.getByRole('button', { name: 'Ask the API', exact: true })
      // A screen whose code has just loaded renders when the clock advances.
      await patiently(clock, () => expect(ask).toBeAttached(SOON))
      const renewals = async () => (await mock.journal('identity.token')).length
      const before = await renewals()
      await mock.tokens('now')
      const answered = page.waitForResponse(
        (response) => response.url().includes('/relationcontact/') && response.ok(),
      )
      await ask.dispatchEvent('click')
      await answered
      expect(await renewals(), 'one silent renewal').toBe(before + 1)
    },
    COOKIE_NOTICE: async () => {
      await page.context().clearCookies({ name: CONSENT_COOKIE })
      await turnTo(page, mock)
      await patiently(clock, () => expect(notice).toBeVisible(SOON))
      await notice.getByRole('button', { name: t('consent.acceptAll'), exact: true }).click()
      await patiently(clock, () => expect(notice).toHaveCount(0, SOON))
      // Moves the pointer away from the next element.
      await page.mouse.move(0, 0)
    },
  }
  return Object.fromEntries(Object.entries(byName).map(([name, act]) => [`page.${name}`, act]))
}
