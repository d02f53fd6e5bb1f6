import { expect } from '@playwright/test'
import type { CookieConsentMachine, WatchedConsentEvent } from '@portal/machines'
import type { Facts } from '@portal/paths'
import { CONSENT_COOKIE, COOKIE_CATEGORIES, parseConsent, type StoredConsent } from '@portal/schemas'
import { consentCookie } from '../consentCookie.ts'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import { type PageAdapter, type PageStep, unseen } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'

/** A screen of the portal that asks for nothing by itself. */
const SCREEN = '/ui-elements'

/** The cookie notice of one browser, and the foot of a screen that reopens it. */
export const cookieConsentOnPage = ({ page, clock, origin }: Stage): PageAdapter<CookieConsentMachine> => {
  const context = page.context()
  /** When the choice that counts now was first made or found, and when it ends. */
  let since = 0
  let until = 0

  const notice = page.getByRole('region', { name: t('consent.title') })
  const preferences = page.getByRole('dialog', { name: t('consent.preferences') })
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  const cookie = async (): Promise<StoredConsent | undefined> => {
    const found = (await context.cookies(origin)).find(({ name }) => name === CONSENT_COOKIE)
    return found && parseConsent(found.value, clock.now())
  }
  const put = ({ choices, remainingMs }: StoredConsent) => {
    until = clock.now() + remainingMs
    return context.addCookies([consentCookie(origin, { choices, until })])
  }

  /** Does it; a choice that is then the first one counts from now on. */
  const doing = (act: (step: PageStep) => Promise<void>) => async (step: PageStep) => {
    await act(step)
    const isChosen = ({ state }: Facts) => String(state).startsWith('viewed')
    if (isChosen(step.expect) && !isChosen(step.before)) since = clock.now()
  }

  const onIn = (line: Facts[string]) => String(line).split(' ')

  const asked = async (isAsked: boolean) => {
    if (isAsked) await expect(notice.getByRole('heading')).toBeVisible(SOON)
    else await expect(notice).toHaveCount(0, SOON)
  }
  const closed = () => expect(preferences).toBeHidden(SOON)
  const open = async ({ draft }: Facts) => {
    await expect(preferences).toBeVisible(SOON)
    for (const category of COOKIE_CATEGORIES) {
      const control = preferences.getByRole('switch', { name: t(`consent.${category}`), exact: true })
      await expect(control).toBeChecked({ ...SOON, checked: onIn(draft ?? '').includes(category) })
      await expect(control).toBeEnabled({ ...SOON, enabled: category !== 'necessary' })
    }
  }
  const kept = async ({ allowed }: Facts) => {
    const { choices } = (await cookie()) ?? {}
    expect(COOKIE_CATEGORIES.filter((category) => choices?.[category] === 'yes')).toEqual(onIn(allowed ?? ''))
  }
  const notKept = async () => expect(await cookie()).toBeUndefined()

  return {
    start: async (input) => {
      await context.clearCookies({ name: CONSENT_COOKIE })
      const { stored } = input as { stored?: StoredConsent }
      if (stored) await put(stored)
      await openAs(page, 'driver', SCREEN)
      const foot = page.getByRole('contentinfo').getByRole('button', { name: t('consent.preferences') })
      await patiently(clock, () => expect(foot).toBeVisible(SOON))
      since = clock.now()
    },
    act: {
      ACCEPT_ALL: doing(() => button(t('consent.acceptAll')).click()),
      ACCEPT_NECESSARY: doing(() => button(t('consent.onlyNecessary')).click()),
      OPEN_PREFERENCES: async ({ before }) => {
        const place = before.isAsked ? notice : page.getByRole('contentinfo')
        await place.getByRole('button', { name: t('consent.preferences') }).click()
      },
      TOGGLE: async ({ event }) => {
        const name = t(`consent.${event.category as 'analytical'}`)
        await preferences.getByRole('switch', { name, exact: true }).click()
      },
      SAVE: doing(() => button(t('consent.save')).click()),
      CLOSE: () => page.keyboard.press('Escape'),
      CHOSEN_ELSEWHERE: doing(({ event }) =>
        put(event as unknown as Extract<WatchedConsentEvent, { type: 'CHOSEN_ELSEWHERE' }>),
      ),
      FORGOTTEN_ELSEWHERE: () => context.clearCookies({ name: CONSENT_COOKIE }),
    },
    answer: { watchConsent: unseen('It never answers: it tells by events.') },
    delay: { COOKIE_LIFETIME: () => until - since },
    see: {
      // Over before anything is drawn.
      restoring: async () => undefined,
      'unviewed.asked': async () => {
        await asked(true)
        await closed()
        await notKept()
      },
      'unviewed.choosing': async (expected) => {
        await asked(true)
        await open(expected)
        await notKept()
      },
      'viewed.quiet': async (expected) => {
        await asked(false)
        await closed()
        await kept(expected)
      },
      'viewed.changing': async (expected) => {
        await asked(false)
        await open(expected)
        await kept(expected)
      },
    },
    stop: async () => undefined,
  }
}
