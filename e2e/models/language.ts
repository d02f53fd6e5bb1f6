import { expect, type Route } from '@playwright/test'
import { DICTIONARY_TIMEOUT_MS, type LanguageMachine } from '@portal/machines'
import type { Facts } from '@portal/machines/paths'
import { DEFAULT_LANGUAGE, type Language } from '@portal/schemas'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'

/** A screen that asks for nothing by itself. */
const SCREEN = '/ui-elements'
/** The words of a language: those of the start, and of each part that was opened. */
const WORDS = /\/assets\/(?:en|fr|nl)-[^/]+\.js$/
const KEY = 'charge-portal:language'

/** As the menu names them, and the menu itself in each. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', nl: 'Nederlands' }
const MENU: Readonly<Record<Language, string>> = { en: 'Language', fr: 'Langue', nl: 'Taal' }

/** What loads by itself when no one does anything has loaded then. */
const IDLE_MS = 4_000

/** The language of one document, whose words are held as they come. */
export const languageOnPage = ({ page, clock }: Stage): PageAdapter<LanguageMachine> => {
  const held: Route[] = []
  let isHeld = false
  /** What a person chose last and got; nothing is kept before. */
  let kept: Language | undefined

  const banner = page.getByRole('banner')
  const opened = page.getByRole('heading', { level: 1, name: t('shell.uiElements') })
  const menu = (language: unknown) =>
    banner.getByRole('button', { name: MENU[language as Language], exact: true })

  /** Releases held requests; those that follow at once are held again where `goesOn` says so. */
  const endAll = async (end: (route: Route) => Promise<void>, goesOn = false) => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    isHeld = goesOn
    for (const route of held.splice(0)) await end(route)
  }

  /** The portal speaks this language, which it keeps for the next visit where a person chose it. */
  const speaks = async ({ language, code }: Facts) => {
    await expect(menu(language)).toBeVisible(SOON)
    await expect(page.locator('html')).toHaveAttribute('lang', String(language), SOON)
    await expect(page.getByText(t('shell.language.failed'))).toHaveCount(code === null ? 0 : 1, SOON)
    expect(await page.evaluate((key) => window.localStorage.getItem(key), KEY)).toBe(kept ?? null)
  }

  return {
    start: async (input) => {
      const { language } = input as { language: Language }
      await openAs(page, 'driver', SCREEN)
      await patiently(clock, () => expect(opened).toBeVisible(SOON))
      // As the first one is who never chose.
      if (language !== DEFAULT_LANGUAGE) kept = language
      await page.evaluate(
        ([key, chosen]) => {
          if (chosen) window.localStorage.setItem(key, chosen)
        },
        [KEY, kept] as const,
      )
      isHeld = true
      await page.route(WORDS, async (route) => {
        if (isHeld) held.push(route)
        else await route.continue()
      })
      await page.goto(SCREEN)
    },
    act: {
      CHOOSE: async ({ event, before }) => {
        // The menu has words of its own, in the language of now.
        const chosen = page.getByRole('menuitemradio', { name: NAMES[event['language'] as Language] })
        await menu(before['language']).click()
        await expect(chosen).toBeVisible()
        isHeld = true
        await chosen.click()
      },
      RETRY: async () => {
        isHeld = true
        await page.getByRole('main').getByRole('button').click()
      },
    },
    answer: {
      loadDictionary: {
        done: async ({ before, expect: after }) => {
          if (before['state'] === 'changing') kept = after['language'] as Language
          await endAll((route) => route.continue())
          if (before['state'] !== 'starting') return
          await patiently(clock, () => expect(menu(after['language'])).toBeVisible(SOON))
          await clock.run(IDLE_MS)
        },
        failed: async ({ expect: after }) => {
          // The words of the first language are asked for next.
          await endAll((route) => route.abort('connectionfailed'), after['state'] === 'starting')
        },
      },
    },
    delay: { DICTIONARY_TIMEOUT: () => DICTIONARY_TIMEOUT_MS },
    see: {
      starting: async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0, SOON)
        await expect(banner).toHaveCount(0, SOON)
        await expect.poll(() => held.length, SOON).toBeGreaterThan(0)
      },
      failed: async () => {
        const main = page.getByRole('main')
        for (const language of Object.keys(NAMES))
          await expect(main.locator(`p[lang=${language}]`)).toBeVisible(SOON)
        await expect(main.getByRole('button')).toBeEnabled(SOON)
      },
      shown: speaks,
      changing: async (expected) => {
        await speaks(expected)
        await expect.poll(() => held.length, SOON).toBeGreaterThan(0)
      },
    },
    stop: async () => {
      isHeld = false
      for (const route of held.splice(0)) await route.abort()
    },
  }
}
