import { expect, type Locator } from '@playwright/test'
import type { ActName } from '@portal/machines/charter'
import {
  CONSENT_COOKIE,
  CONSENT_LIFETIME_MS,
  COOKIE_CATEGORIES,
  IDENTITY_BASE_PATH,
  postSetup,
  putChangePassword,
} from '@portal/schemas'
import { consentCookie } from '../consentCookie.ts'
import { PAYLOAD } from '../journeys/intakeForm.ts'
import { SOON } from '../models/pageClock.ts'
import { putDeviceUserElsewhere, readDeviceUser, setVisibility } from '../models/stage.ts'
import { choosePersona, EMPTY_PAGE, openAs, USER_KEY } from '../signIn.ts'
import { t } from '../texts.ts'
import { call, endAt, keyIn, setElsewhere } from './beside.ts'
import { branch, containing, field, type Hands, pressable, startingWith } from './hands.ts'

type Given = Readonly<Record<string, string>>
type Does = (hands: Hands, given: Given) => Promise<void>

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** How much longer than the charter says a tester waits. */
const SLACK_MS = 50
/** So many seconds a tester waits for what comes by itself. */
const LONGEST_WAIT = 70
/** The sign-in is renewed so long before its token ends. */
const RENEW_AHEAD_MS = 60_000

const press = async (hands: Hands, what: Locator) => {
  // Of overlapping elements the last one is on top.
  await hands.patiently(() => expect(what.last()).toBeVisible(SOON))
  await what.last().click()
}

const wait = async (hands: Hands, seconds: string | undefined) => {
  await hands.quiet()
  await hands.clock.run(Number(seconds) * 1_000 + SLACK_MS)
}

/** Where a thing is on the page, in a tester's words. */
const placeOf = ({ page }: Hands, place: string | undefined): Locator => {
  switch (place) {
    case 'main menu':
    case 'side menu':
      return page
        .getByRole('navigation', { name: t('shell.navigation'), exact: true })
        .or(page.getByRole('navigation', { name: t('shell.sideMenu'), exact: true }))
    case 'footer':
      return page.getByRole('contentinfo')
    case 'notice':
      return page.getByRole('region', { name: 'Your cookie choices' })
    case 'question':
      return page.getByRole('dialog')
    case 'open list':
      return page.getByRole('dialog').or(page.getByRole('listbox')).first()
    case 'list of steps':
      return page.getByRole('main').getByRole('list', { name: 'Steps' })
    default:
      return page.locator('body')
  }
}

/** In the account menu, which is opened first. */
const inAccountMenu = async (hands: Hands, name: string) => {
  await press(hands, hands.page.getByRole('button', { name: /^Account menu/ }))
  const found = hands.page
    .getByRole('menuitem', { name, exact: true })
    .or(hands.page.getByRole('menuitemradio', { name: new RegExp(`(^|: )${name}$`) }))
  await press(hands, found)
}

const pressIn: Does = async (hands, { name = '', place }) => {
  if (place === 'account menu') return inAccountMenu(hands, name)
  // Steps of a list are numbered.
  const known =
    place === 'list of steps' ? containing(name) : place === 'open list' ? new RegExp(`^${name}`) : name
  await press(hands, pressable(placeOf(hands, place), known))
}

const card = ({ page }: Hands, text: string) =>
  page
    .getByRole('region', { name: 'Notifications', exact: true })
    .getByRole('listitem')
    .filter({ hasText: text })

/** How each sentence is done. One that is forgotten does not compile. */
export const DOES: Readonly<Record<ActName, Does>> = {
  press: (hands, { name = '' }) => press(hands, pressable(hands.page, name)),
  pressIn,
  pressOwn: ({ page }, { text = '' }) =>
    page.getByRole('button', { name: text, exact: true }).dispatchEvent('click'),
  pressUntil: async ({ page, clock }, { text = '', label = '' }) => {
    const gone = page.getByText(containing(label)).filter({ visible: true })
    for (let left = 6; left > 0 && (await gone.count()) > 0; left -= 1) {
      await page.getByRole('button', { name: text, exact: true }).dispatchEvent('click')
      await clock.run(SLACK_MS)
    }
  },
  pressTwice: async ({ page }, { name = '' }) => pressable(page, name).last().dblclick(),
  pressOfStep: (hands, { name = '' }) => press(hands, pressable(hands.page, name)),
  pressFirst: async (hands, { name = '' }) => {
    const first = pressable(hands.page, name).first()
    await hands.patiently(() => expect(first).toBeVisible(SOON))
    await first.click()
  },
  openBranch: ({ page }, { text = '' }) => branch(page, text).press('ArrowRight'),
  closeBranch: ({ page }, { text = '' }) => branch(page, text).press('ArrowLeft'),
  pressOpener: (hands, { name = '' }) => press(hands, pressable(hands.page, new RegExp(`^${name.trim()}`))),
  pressOpenerTwice: async ({ page }, { name = '' }) =>
    pressable(page.getByRole('main'), new RegExp(`^${name.trim()}`))
      .last()
      .dblclick(),
  closeNotification: async (hands, { name = '', count }) => {
    await card(hands, '')
      .nth(Number(count) - 1)
      .getByRole('button', { name })
      .dispatchEvent('click')
    await hands.clock.run(200)
  },
  closeMarked: (hands, { name = '', text = '' }) =>
    card(hands, text).getByRole('button', { name }).dispatchEvent('click'),
  focusNotification: (hands, { name = '', text = '' }) =>
    card(hands, text).getByRole('button', { name }).focus(),
  dropFocus: ({ page }) => page.locator(':focus').blur(),
  chooseIn: pressIn,
  chooseOwn: (hands, { text = '' }) =>
    press(hands, hands.page.getByRole('option', { name: new RegExp(`^${text}`) })),
  choose: async ({ page }, { name = '' }) => {
    // An element drawn over it passes the press on.
    await page.getByRole('radio', { name: startingWith(name) }).check({ force: true })
  },
  select: async ({ page }, { name = '', label = '' }) =>
    void (await field(page, label).selectOption({ label: name })),
  selectOwn: async ({ page, patiently }, { text = '', label = '' }) => {
    const list = page
      .getByRole('combobox', { name: startingWith(label) })
      .filter({ visible: true })
      .first()
    const option = list.locator('option').filter({ hasText: startingWith(text) })
    await patiently(() => expect(option.first()).toBeAttached(SOON))
    await list.selectOption((await option.first().getAttribute('value')) ?? '')
  },
  tick: ({ page }, { name = '' }) => page.getByRole('checkbox', { name, exact: true }).check(),
  type: ({ page }, { value = '', label = '' }) => field(page, label).fill(value),
  empty: ({ page }, { label = '' }) => field(page, label).fill(''),
  addFile: ({ page }, { value = '' }) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles([{ name: value, mimeType: 'image/png', buffer: PNG }]),
  leaveByTab: async ({ page }, { label = '' }) => {
    await field(page, label).focus()
    await page.keyboard.press('Tab')
  },
  leaveByClick: async ({ page }, { label = '' }) => {
    await field(page, label).focus()
    await page.getByRole('main').getByRole('heading', { level: 1 }).click()
  },
  enter: async (hands, { name = '' }) => {
    const isTyping = await hands.page.evaluate(() =>
      document.activeElement?.matches('input[type=text], input[type=tel]'),
    )
    if (isTyping) await hands.page.keyboard.press('Enter')
    else await press(hands, pressable(hands.page, name))
  },
  pressKey: ({ page }, { key = '' }) => page.keyboard.press(key),
  tabToLine: ({ page }, { name = '' }) =>
    page
      .getByRole('dialog', { name, exact: true })
      .getByRole('listitem')
      .first()
      .locator('a, button')
      .first()
      .focus(),
  open: async ({ page }, { path = '' }) => void (await page.goto(path)),
  openAs: async ({ page, quiet }, { person = '', path = '' }) => {
    // A page that is on its way somewhere gets there first.
    if (page.url().startsWith('http')) await quiet()
    const asked = page
      .waitForRequest((request) => new URL(request.url()).pathname.endsWith('/user/BCO/UserInfo'), {
        timeout: 4_000,
      })
      .catch(() => undefined)
    await openAs(page, person, path)
    await asked
  },
  signIn: ({ page }, { person = '' }) => choosePersona(page, person),
  cancelSignIn: ({ page }) => page.getByRole('button', { name: 'Cancel', exact: true }).click(),
  goTo: ({ page }, { path = '' }) => page.getByRole('main').locator(`a[href="${path}"]`).first().click(),
  noteCharger: async ({ page, known, patiently }) => {
    const first = page.getByRole('main').getByRole('row').nth(1).getByRole('link')
    await patiently(() => expect(first).toBeVisible(SOON))
    known.charger = (await first.getAttribute('href')) ?? ''
  },
  openCharger: async ({ page, known, quiet }) => {
    const link = page.getByRole('main').locator(`a[href="${known.charger}"]`).first()
    // A list that has not come shows nothing yet.
    await quiet()
    if (await link.isVisible()) await link.click()
    else await page.goBack()
  },
  back: async ({ page }) => void (await page.goBack()),
  backAfterOther: async ({ page }) => {
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
  },
  reload: async ({ page }) => void (await page.reload()),
  look: (hands, { name = '' }) =>
    hands.patiently(
      () => expect(hands.page.getByRole('heading', { name, exact: true })).toBeVisible(SOON),
      20,
    ),
  hide: (hands) => setVisibility(hands, 'hidden'),
  show: (hands) => setVisibility(hands, 'visible'),
  focus: ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('focus'))),
  reconnect: ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  wait: (hands, { seconds }) => wait(hands, seconds),
  waitForBusy: async ({ page, clock }, { name = '' }) => {
    const isBusy = async () => (await pressable(page, name).first().getAttribute('aria-busy')) === 'true'
    for (let left = LONGEST_WAIT; left > 0 && !(await isBusy()); left -= 1) await clock.run(1_000)
  },
  waitForRenewal: async (hands) => {
    const user = await readDeviceUser(hands)
    if (!user) throw new Error('No one is signed in on this device.')
    await hands.clock.leap(Math.max(0, user.expiresAt - RENEW_AHEAD_MS - hands.clock.now()) + 1)
  },
  hold: (hands, { subject = '' }) => hands.hold(subject),
  unhold: (hands, { subject = '' }) => hands.unhold(subject),
  answer: async (hands, { subject = '' }) => {
    await hands.held(subject).answer()
    await Promise.all(hands.own.splice(0))
  },
  arrive: async ({ sent: { last } }) => {
    if (!last) throw new Error('The portal has sent nothing that writes.')
    const { host: _, 'content-length': __, ...headers } = last.headers()
    await fetch(last.url(), { method: last.method(), headers, body: last.postData() })
  },
  answerCode: (hands, { subject = '', code = '' }) => hands.held(subject).code(code),
  answerOwn: (hands, { subject = '', text = '' }) => hands.held(subject).answerOwn(text),
  answerStatus: (hands, { subject = '', status }) => hands.held(subject).status(Number(status)),
  drop: (hands, { subject = '' }) => hands.held(subject).drop(),
  dropRest: async (hands, { subject = '' }) => {
    if ((await hands.waitingOf(subject)) > 0) await hands.held(subject).drop()
  },
  silent: async (hands, { subject = '', seconds }) => {
    // Its time runs from when it is asked.
    await hands.patiently(() => expect.poll(() => hands.waitingOf(subject), SOON).toBeGreaterThan(0))
    await wait(hands, seconds)
  },
  always: (hands, { subject = '', code = '' }) =>
    hands.mock.fault(hands.operation(subject), { kind: 'code', code: code as 'UNKNOWNERROR' }),
  nextCode: (hands, { subject = '', code = '' }) =>
    hands.mock.fault(hands.operation(subject), { kind: 'code', code: code as 'UNKNOWNERROR' }, 1),
  banner: ({ mock }, { text = '' }) => mock.banner(text),
  noBanner: ({ mock }) => mock.banner(''),
  flag: ({ mock }, { key = '', state }) => mock.flags({ [key]: state === 'on' }),
  refuseTokens: ({ mock }) => mock.tokens('now'),
  takeTokens: ({ mock }) => mock.tokens(null),
  serverTime: async ({ mock }, { minutes }) =>
    void (await mock.clock({ advanceMs: Number(minutes) * 60_000 })),
  stopClock: async ({ mock }, { instant = '' }) => void (await mock.clock({ now: instant, paused: true })),
  changePassword: async (hands, { person = '', value = '', text = '' }) => {
    // It waits like the portal's own, and the next release lets it go.
    hands.own.push(
      call(
        hands,
        IDENTITY_BASE_PATH + putChangePassword.path,
        'PUT',
        { currentPassword: value, newPassword: text },
        person,
      ),
    )
  },
  setUp: async (hands, { person = '' }) => {
    hands.own.push(call(hands, `/api${postSetup.path}`, 'POST', PAYLOAD, person))
  },
  keep: ({ page, ...hands }, { key, storage, value = '' }) =>
    page.evaluate(
      ([where, name, text]) =>
        (where === 'local' ? window.localStorage : window.sessionStorage).setItem(name, text),
      [storage ?? '', keyIn({ page, ...hands }, key), value] as const,
    ),
  keepElsewhere: (hands, { key, value = '' }) => setElsewhere(hands, keyIn(hands, key), value),
  forgetElsewhere: (hands, { key }) => setElsewhere(hands, keyIn(hands, key), undefined),
  forget: ({ page }, { key = USER_KEY }) =>
    page.evaluate((name) => window.localStorage.removeItem(name), key),
  expire: (hands, { seconds }) => endAt(hands, hands.clock.now() + Number(seconds) * 1_000),
  expired: (hands) => endAt(hands, hands.clock.now() - 1_000),
  becomeElsewhere: async (hands, { person = '' }) => {
    const { page } = hands
    // Who is signed in signs out there first.
    await DOES.endSession(hands, {})
    const tab = await page.context().newPage()
    await openAs(tab, person, EMPTY_PAGE)
    await tab.close()
  },
  renewElsewhere: async (hands) => {
    const user = await readDeviceUser(hands)
    if (!user) throw new Error('No one is signed in on this device.')
    const tokens = await call(hands, '/__mock/token', 'POST', {
      username: user.profile.sub.split('~')[0] ?? '',
    })
    const { access_token: accessToken, expires_in: lives } = (await tokens.json()) as {
      access_token: string
      expires_in: number
    }
    await putDeviceUserElsewhere(hands, {
      ...user,
      accessToken,
      expiresAt: hands.clock.now() + lives * 1_000,
    })
  },
  deleteCookie: ({ page }, { key = '' }) => page.context().clearCookies({ name: key }),
  endSession: async ({ page }) => {
    const kept = (await page.context().cookies()).filter(({ name }) => name === CONSENT_COOKIE)
    await page.context().clearCookies()
    await page.context().addCookies(kept)
  },
  allow: async ({ page, origin, clock }, { names = '' }) => {
    const on = [...names.matchAll(/“([^”]+)”/g)].map(([, name]) => name)
    const choices = Object.fromEntries(
      COOKIE_CATEGORIES.map((category) => [category, on.includes(t(`consent.${category}`)) ? 'yes' : 'no']),
    ) as NonNullable<NonNullable<Parameters<typeof consentCookie>[1]>['choices']>
    await page
      .context()
      .addCookies([consentCookie(origin, { choices, until: clock.now() + CONSENT_LIFETIME_MS })])
  },
  allowed: async ({ page, origin, clock }, { names = '', seconds }) => {
    const on = names.split(', ')
    const choices = Object.fromEntries(
      COOKIE_CATEGORIES.map((category) => [category, on.includes(category) ? 'yes' : 'no']),
    ) as NonNullable<NonNullable<Parameters<typeof consentCookie>[1]>['choices']>
    await page
      .context()
      .addCookies([consentCookie(origin, { choices, until: clock.now() + Number(seconds) * 1_000 })])
  },
}
