import type { PageInterrupt } from '@portal/machines/paths'
import { turnTo } from '../journeys/faces.ts'
import { patiently, SETTLE_MS, SOON } from '../models/pageClock.ts'
import type { Stage } from '../models/stage.ts'
import { expect } from '../stack.ts'
import { t } from '../texts.ts'
import type { Interrupts } from './replay.ts'

/** What may come in between whatever somebody does at the portal. */
export type InterruptName = 'MAINTENANCE' | 'CONNECTION_DROPS' | 'LANGUAGE' | 'RELOAD'

/** On the page of the stage: each comes, is seen, and passes. */
export const interruptsOn = ({ page, clock, mock }: Stage): Interrupts => {
  const curtain = page.getByRole('dialog', { name: t('faces.maintenance.title') })
  const speak = async (name: string, code: string) => {
    await page
      .locator('header')
      .getByRole('button', { name: /^(Language|Langue|Taal)$/ })
      .click()
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
  }
  return Object.fromEntries(Object.entries(byName).map(([name, act]) => [`page.${name}`, act]))
}

const at = (name: InterruptName, where?: PageInterrupt['where']): PageInterrupt => ({
  event: { type: `page.${name}` },
  ...(where && { where }),
})

/** What is chosen is kept on the device; what is half done in an open dialog is not, and a dialog covers the menus. */
const isClosed: PageInterrupt['where'] = ({ isOpen }) => isOpen === false

/** What is woven into the paths of a chart, once each, and where it makes sense. */
export const INTERRUPTS = {
  theme: [at('MAINTENANCE'), at('CONNECTION_DROPS'), at('LANGUAGE'), at('RELOAD')],
  cookieConsent: [
    at('MAINTENANCE', isClosed),
    at('CONNECTION_DROPS'),
    at('LANGUAGE', isClosed),
    at('RELOAD', isClosed),
  ],
  changePassword: [at('MAINTENANCE'), at('CONNECTION_DROPS'), at('LANGUAGE')],
  notifications: [at('MAINTENANCE'), at('CONNECTION_DROPS')],
  chargepointCache: [at('CONNECTION_DROPS')],
} as const satisfies Readonly<Record<string, readonly PageInterrupt[]>>
