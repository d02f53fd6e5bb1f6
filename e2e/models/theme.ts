import { expect } from '@playwright/test'
import type { Theme, ThemeMachine } from '@portal/machines'
import type { Facts } from '@portal/machines/paths'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'

/** Light, dark or as the system: chosen in the account menu, seen on the whole page, and kept on the device. */
export const themeOnPage = ({ page, clock }: Stage): PageAdapter<ThemeMachine> => {
  const opened = page.getByRole('heading', { level: 1, name: t('shell.uiElements') })
  /** What a person chose last; nothing is kept before. */
  let kept: Theme | undefined

  const worn = async ({ theme, appearance }: Facts) => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', String(appearance), SOON)
    expect(await page.evaluate(() => window.localStorage.getItem('charge-portal:theme'))).toBe(kept ?? null)
    if (kept) expect(kept).toBe(theme)
  }

  return {
    start: async (input) => {
      const { theme, system } = input as { theme: Theme; system: 'light' | 'dark' }
      await page.emulateMedia({ colorScheme: system })
      await openAs(page, 'driver', '/ui-elements')
      await patiently(clock, () => expect(opened).toBeVisible(SOON))
      // As the system is who never chose.
      if (theme !== 'system') kept = theme
      await page.evaluate((chosen) => {
        if (chosen) window.localStorage.setItem('charge-portal:theme', chosen)
      }, kept)
      await page.goto('/ui-elements')
      await patiently(clock, () => expect(opened).toBeVisible(SOON))
    },
    act: {
      CHOOSE: async ({ event }) => {
        const { theme } = event as unknown as { theme: Theme }
        await page.getByRole('button', { name: /^Account menu/ }).click()
        const name = t('shell.theme.choice', { name: t(`shell.theme.${theme}`) })
        await page.getByRole('menuitemradio', { name, exact: true }).click()
        kept = theme
      },
      SYSTEM_CHANGED: ({ event }) =>
        page.emulateMedia({ colorScheme: (event as unknown as { appearance: 'light' | 'dark' }).appearance }),
    },
    answer: {},
    delay: {},
    see: {
      // Over before anything is drawn.
      identifying: async () => undefined,
      system: worn,
      light: worn,
      dark: worn,
    },
    stop: async () => undefined,
  }
}
