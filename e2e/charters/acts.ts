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
import { branch, containing, type Driver, field, pressable, startingWith } from './driver.ts'

type Given = Readonly<Record<string, string>>
type Does = (driver: Driver, given: Given) => Promise<void>

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

const press = async (driver: Driver, what: Locator) => {
  // Of overlapping elements the last one is on top.
  await driver.patiently(() => expect(what.last()).toBeVisible(SOON))
  await what.last().click()
}

const wait = async (driver: Driver, seconds: string | undefined) => {
  await driver.quiet()
  await driver.clock.run(Number(seconds) * 1_000 + SLACK_MS)
}

/** Where a thing is on the page, in a tester's words. */
const placeOf = ({ page }: Driver, place: string | undefined): Locator => {
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
const inAccountMenu = async (driver: Driver, name: string) => {
  await press(driver, driver.page.getByRole('button', { name: /^Account menu/ }))
  const found = driver.page
    .getByRole('menuitem', { name, exact: true })
    .or(driver.page.getByRole('menuitemradio', { name: new RegExp(`(^|: )${name}$`) }))
  await press(driver, found)
}

const pressIn: Does = async (driver, { name = '', place }) => {
  if (place === 'account menu') return inAccountMenu(driver, name)
  // Steps of a list are numbered.
  const known =
    place === 'list of steps' ? containing(name) : place === 'open list' ? new RegExp(`^${name}`) : name
  await press(driver, pressable(placeOf(driver, place), known))
}

const card = ({ page }: Driver, text: string) =>
  page
    .getByRole('region', { name: 'Notifications', exact: true })
    .getByRole('listitem')
    .filter({ hasText: text })

/** How each sentence is done. One that is forgotten does not compile. */
export const DOES: Readonly<Record<ActName, Does>> = {
  press: (driver, { name = '' }) => press(driver, pressable(driver.page, name)),
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
  pressOfStep: (driver, { name = '' }) => press(driver, pressable(driver.page, name)),
  pressFirst: async (driver, { name = '' }) => {
    const first = pressable(driver.page, name).first()
    await driver.patiently(() => expect(first).toBeVisible(SOON))
    await first.click()
  },
  openBranch: ({ page }, { text = '' }) => branch(page, text).press('ArrowRight'),
  closeBranch: ({ page }, { text = '' }) => branch(page, text).press('ArrowLeft'),
  pressOpener: (driver, { name = '' }) =>
    press(driver, pressable(driver.page, new RegExp(`^${name.trim()}`))),
  pressOpenerTwice: async ({ page }, { name = '' }) =>
    pressable(page.getByRole('main'), new RegExp(`^${name.trim()}`))
      .last()
      .dblclick(),
  closeNotification: async (driver, { name = '', count }) => {
    await card(driver, '')
      .nth(Number(count) - 1)
      .getByRole('button', { name })
      .dispatchEvent('click')
    await driver.clock.run(200)
  },
  closeMarked: (driver, { name = '', text = '' }) =>
    card(driver, text).getByRole('button', { name }).dispatchEvent('click'),
  focusNotification: (driver, { name = '', text = '' }) =>
    card(driver, text).getByRole('button', { name }).focus(),
  dropFocus: ({ page }) => page.locator(':focus').blur(),
  chooseIn: pressIn,
  chooseOwn: (driver, { text = '' }) =>
    press(driver, driver.page.getByRole('option', { name: new RegExp(`^${text}`) })),
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
  enter: async (driver, { name = '' }) => {
    const isTyping = await driver.page.evaluate(() =>
      document.activeElement?.matches('input[type=text], input[type=tel]'),
    )
    if (isTyping) await driver.page.keyboard.press('Enter')
    else await press(driver, pressable(driver.page, name))
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
  look: (driver, { name = '' }) =>
    driver.patiently(
      () => expect(driver.page.getByRole('heading', { name, exact: true })).toBeVisible(SOON),
      20,
    ),
  hide: (driver) => setVisibility(driver, 'hidden'),
  show: (driver) => setVisibility(driver, 'visible'),
  focus: ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('focus'))),
  reconnect: ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  wait: (driver, { seconds }) => wait(driver, seconds),
  waitForBusy: async ({ page, clock }, { name = '' }) => {
    const isBusy = async () => (await pressable(page, name).first().getAttribute('aria-busy')) === 'true'
    for (let left = LONGEST_WAIT; left > 0 && !(await isBusy()); left -= 1) await clock.run(1_000)
  },
  waitForRenewal: async (driver) => {
    const user = await readDeviceUser(driver)
    if (!user) throw new Error('No one is signed in on this device.')
    await driver.clock.leap(Math.max(0, user.expiresAt - RENEW_AHEAD_MS - driver.clock.now()) + 1)
  },
  hold: (driver, { subject = '' }) => driver.hold(subject),
  unhold: (driver, { subject = '' }) => driver.unhold(subject),
  answer: async (driver, { subject = '' }) => {
    await driver.held(subject).answer()
    await Promise.all(driver.own.splice(0))
  },
  arrive: async ({ sent: { last } }) => {
    if (!last) throw new Error('The portal has sent nothing that writes.')
    const { host: _, 'content-length': __, ...headers } = last.headers()
    await fetch(last.url(), { method: last.method(), headers, body: last.postData() })
  },
  answerCode: (driver, { subject = '', code = '' }) => driver.held(subject).code(code),
  answerOwn: (driver, { subject = '', text = '' }) => driver.held(subject).answerOwn(text),
  answerStatus: (driver, { subject = '', status }) => driver.held(subject).status(Number(status)),
  drop: (driver, { subject = '' }) => driver.held(subject).drop(),
  dropRest: async (driver, { subject = '' }) => {
    if ((await driver.waitingOf(subject)) > 0) await driver.held(subject).drop()
  },
  silent: async (driver, { subject = '', seconds }) => {
    // Its time runs from when it is asked.
    await driver.patiently(() => expect.poll(() => driver.waitingOf(subject), SOON).toBeGreaterThan(0))
    await wait(driver, seconds)
  },
  always: (driver, { subject = '', code = '' }) =>
    driver.mock.fault(driver.operation(subject), { kind: 'code', code: code as 'UNKNOWNERROR' }),
  nextCode: (driver, { subject = '', code = '' }) =>
    driver.mock.fault(driver.operation(subject), { kind: 'code', code: code as 'UNKNOWNERROR' }, 1),
  banner: ({ mock }, { text = '' }) => mock.banner(text),
  noBanner: ({ mock }) => mock.banner(''),
  flag: ({ mock }, { key = '', state }) => mock.flags({ [key]: state === 'on' }),
  refuseTokens: ({ mock }) => mock.tokens('now'),
  takeTokens: ({ mock }) => mock.tokens(null),
  serverTime: async ({ mock }, { minutes }) =>
    void (await mock.clock({ advanceMs: Number(minutes) * 60_000 })),
  stopClock: async ({ mock }, { instant = '' }) => void (await mock.clock({ now: instant, paused: true })),
  changePassword: async (driver, { person = '', value = '', text = '' }) => {
    // It waits like the portal's own, and the next release lets it go.
    driver.own.push(
      call(
        driver,
        IDENTITY_BASE_PATH + putChangePassword.path,
        'PUT',
        { currentPassword: value, newPassword: text },
        person,
      ),
    )
  },
  setUp: async (driver, { person = '' }) => {
    driver.own.push(call(driver, `/api${postSetup.path}`, 'POST', PAYLOAD, person))
  },
  keep: ({ page, ...driver }, { key, storage, value = '' }) =>
    page.evaluate(
      ([where, name, text]) =>
        (where === 'local' ? window.localStorage : window.sessionStorage).setItem(name, text),
      [storage ?? '', keyIn({ page, ...driver }, key), value] as const,
    ),
  keepElsewhere: (driver, { key, value = '' }) => setElsewhere(driver, keyIn(driver, key), value),
  forgetElsewhere: (driver, { key }) => setElsewhere(driver, keyIn(driver, key), undefined),
  forget: ({ page }, { key = USER_KEY }) =>
    page.evaluate((name) => window.localStorage.removeItem(name), key),
  expire: (driver, { seconds }) => endAt(driver, driver.clock.now() + Number(seconds) * 1_000),
  expired: (driver) => endAt(driver, driver.clock.now() - 1_000),
  becomeElsewhere: async (driver, { person = '' }) => {
    const { page } = driver
    // Who is signed in signs out there first.
    await DOES.endSession(driver, {})
    const tab = await page.context().newPage()
    await openAs(tab, person, EMPTY_PAGE)
    await tab.close()
  },
  renewElsewhere: async (driver) => {
    const user = await readDeviceUser(driver)
    if (!user) throw new Error('No one is signed in on this device.')
    const tokens = await call(driver, '/__mock/token', 'POST', {
      username: user.profile.sub.split('~')[0] ?? '',
    })
    const { access_token: accessToken, expires_in: lives } = (await tokens.json()) as {
      access_token: string
      expires_in: number
    }
    await putDeviceUserElsewhere(driver, {
      ...user,
      accessToken,
      expiresAt: driver.clock.now() + lives * 1_000,
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
