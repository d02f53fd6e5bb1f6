import { expect } from '@playwright/test'
import type { Label, see } from '@portal/machines/steps'
import { CONSENT_COOKIE } from '@portal/schemas'
import { SETTLE_MS, SOON } from '../pageClock.ts'
import { errorText, formats, operatorWords, t } from '../texts.ts'
import { keyIn } from './beside.ts'
import type { Driver, Executors } from './driver.ts'
import { branch, containing, field, pressable, visibleText } from './locators.ts'
import { readDeviceUser } from './stage.ts'
import { closeButton, notificationCards } from './userActs.ts'

/** Data may be anywhere in a text; a text of the portal must match a whole element or sentence. */
const found = ({ page, text }: Driver, what: Label) =>
  'own' in what
    ? page.getByText(containing(what.own)).filter({ visible: true })
    : visibleText(page, text(what))

const startsWith = ({ page, text }: Driver, what: Label) =>
  pressable(page, new RegExp(`^${text(what).trim()}`))

const options = ({ page, text }: Driver, what: Label) =>
  page.getByRole('option', { name: new RegExp(`^${text(what)}`) })

const storedUnder = (driver: Driver, key: string, storage: 'local' | 'session') =>
  driver.page.evaluate(
    ([name, where]) => (where === 'local' ? window.localStorage : window.sessionStorage).getItem(name),
    [keyIn(driver, key), storage] as const,
  )

const notificationCard = (driver: Driver, what: Label) =>
  notificationCards(driver).filter({ hasText: driver.text(what) })

/** Entries of the notification centre. */
const entries = ({ page }: Driver) =>
  page.getByRole('dialog', { name: t('centre.title'), exact: true }).locator('[data-entry]')

const consentOf = async ({ page }: Driver): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE)?.value ?? ''

export const SEE: Executors<typeof see> = {
  text: (driver, { what }) => expect(found(driver, what).first()).toBeVisible(SOON),
  noText: (driver, { what }) => expect(found(driver, what)).toHaveCount(0, SOON),
  times: (driver, { what, count }) => expect(found(driver, what)).toHaveCount(count, SOON),
  button: ({ page, text }, { what, count }) =>
    expect(pressable(page, text(what) + (count === undefined ? '' : ` (${count})`))).toHaveCount(1, SOON),
  buttonStartingWith: (driver, { what }) => expect(startsWith(driver, what).first()).toBeVisible(SOON),
  noButtonStartingWith: (driver, { what }) => expect(startsWith(driver, what)).toHaveCount(0, SOON),
  enabled: async ({ page, text }, { what }) => {
    const button = pressable(page, text(what)).first()
    await expect(button).toBeEnabled(SOON)
    await expect(button).not.toHaveAttribute('aria-busy', 'true', SOON)
  },
  disabled: ({ page, text }, { what }) => expect(pressable(page, text(what)).first()).toBeDisabled(SOON),
  busy: ({ page, text }, { what }) =>
    expect(pressable(page, text(what)).first()).toHaveAttribute('aria-busy', 'true', SOON),
  chosen: ({ page, text }, { what }) =>
    expect(page.getByRole('radio', { name: text(what), exact: true })).toBeChecked(SOON),
  described: ({ page, text }, { field: label, description }) =>
    expect(field(page, text(label))).toHaveAccessibleDescription(text(description), SOON),
  checking: ({ page, text }, { field: label, description }) =>
    expect(field(page, text(label)).locator('..').getByText(text(description))).toHaveCount(1, SOON),
  value: ({ page, text }, { field: label, value }) =>
    expect(field(page, text(label))).toHaveValue(value, SOON),
  mistakes: ({ page }, { count }) => expect(page.locator('[aria-invalid=true]')).toHaveCount(count, SOON),
  noOpenFields: ({ page }) =>
    expect(page.getByRole('main').locator('form :is(input, select, textarea):enabled')).toHaveCount(0, SOON),
  sentWith: ({ sent }, { query }) =>
    expect.poll(() => new URL(sent.last?.url() ?? 'about:blank').search, SOON).toBe(query),
  progress: async ({ page, text }, { what, value, max }) => {
    const bar = page.getByRole('main').getByRole('progressbar', { name: text(what) })
    await expect(bar).toHaveAttribute('value', String(value), SOON)
    await expect(bar).toHaveAttribute('max', String(max), SOON)
  },
  reason: ({ page }, { code }) => {
    const within = page.locator('main, header, dialog[open]')
    return expect(
      within
        .getByText(errorText(code))
        .or(within.getByText(operatorWords.errorText(code)))
        .filter({ visible: true })
        .first(),
    ).toBeVisible(SOON)
  },
  waiting: (driver, { operation }) => expect.poll(() => driver.waitingOf(operation), SOON).toBeGreaterThan(0),
  eitherWaiting: (driver, { operation, other }) =>
    expect
      .poll(async () => (await driver.waitingOf(operation)) + (await driver.waitingOf(other)), SOON)
      .toBeGreaterThan(0),
  notWaiting: (driver, { operation }) => expect.poll(() => driver.waitingOf(operation), SOON).toBe(0),
  nothingWaiting: (driver) => expect.poll(() => driver.waiting(), SOON).toBe(0),
  heading: ({ page, text }, { what }) =>
    expect(page.getByRole('heading', { level: 1, name: text(what), exact: true })).toBeVisible(SOON),
  noHeading: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toHaveCount(0, SOON),
  dialog: ({ page, text }, { name }) =>
    expect(page.getByRole('dialog', { name: text(name), exact: true })).toBeVisible(SOON),
  noDialog: ({ page, text }, { name }) =>
    expect(page.getByRole('dialog', { name: text(name), exact: true })).toHaveCount(0, SOON),
  rows: ({ page }, { count }) =>
    expect(page.getByRole('main').locator('tbody tr > :first-child')).toHaveCount(count, SOON),
  locations: ({ page }, { count }) =>
    expect(page.getByRole('list', { name: /^Locations \(/ }).getByRole('listitem')).toHaveCount(count, SOON),
  openBranch: ({ page }, { branch: name }) =>
    expect(branch(page, name)).toHaveAttribute('aria-expanded', 'true', SOON),
  closedBranch: ({ page }, { branch: name }) =>
    expect(branch(page, name)).toHaveAttribute('aria-expanded', 'false', SOON),
  noBranch: ({ page }, { branch: name }) => expect(branch(page, name)).toHaveCount(0, SOON),
  options: async (driver, { names }) => {
    for (const name of names) await expect(options(driver, name).first()).toBeVisible(SOON)
  },
  noOptions: async (driver, { names }) => {
    for (const name of names) await expect(options(driver, name)).toHaveCount(0, SOON)
  },
  notifications: async (driver, { cards }) => {
    const visibleCards = notificationCards(driver)
    await expect(visibleCards).toHaveCount(cards.length, SOON)
    for (const [at, { code, count = 1 }] of cards.entries()) {
      await expect(visibleCards.nth(at)).toContainText(errorText(code), SOON)
      await expect(visibleCards.nth(at)).toContainText(t('notifications.code', { code }), SOON)
      const times = visibleCards.nth(at).getByText(t('notifications.times', { count }))
      await expect(times).toHaveCount(count > 1 ? 1 : 0, SOON)
    }
  },
  notificationOpen: async (driver, { what }) => {
    const card = notificationCard(driver, what)
    await expect(card).toHaveCount(1, SOON)
    await expect(closeButton(card)).toBeVisible(SOON)
    await expect(card.locator('[inert]')).toHaveCount(0, SOON)
  },
  notificationLeaving: (driver, { what }) =>
    expect(notificationCard(driver, what).locator('[inert]')).toHaveCount(1, SOON),
  announced: ({ page }, { code }) =>
    expect(page.locator('[aria-live="assertive"]')).toContainText(errorText(code), SOON),
  nothingAnnounced: ({ page }) => expect(page.locator('[aria-live="assertive"]')).toBeEmpty(SOON),
  entries: (driver, { count }) => expect(entries(driver)).toHaveCount(count, SOON),
  entry: (driver, { what }) =>
    expect(entries(driver).filter({ hasText: driver.text(what) })).toHaveCount(1, SOON),
  noEntry: (driver, { what }) =>
    expect(entries(driver).filter({ hasText: driver.text(what) })).toHaveCount(0, SOON),
  switchedOn: async ({ page, text }, { names }) => {
    const dialog = page.getByRole('dialog')
    for (const name of names)
      await expect(dialog.getByRole('switch', { name: text(name), exact: true })).toBeChecked(SOON)
    await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(names.length, SOON)
  },
  lockedSwitches: async ({ page, text }, { names }) => {
    const dialog = page.getByRole('dialog')
    for (const name of names)
      await expect(dialog.getByRole('switch', { name: text(name), exact: true })).toBeDisabled(SOON)
    await expect(dialog.getByRole('switch', { disabled: true })).toHaveCount(names.length, SOON)
  },
  cookieAllows: async (driver, { categories }) => {
    const allowed = [...(await consentOf(driver)).matchAll(/(\w+)=yes/g)]
      .map(([, name]) => name)
      .filter((name) => name !== 'viewed')
    expect(allowed).toEqual(categories)
  },
  noConsentCookie: async (driver) => {
    const until = Number(/until=(\d+)/.exec(await consentOf(driver))?.[1] ?? 0)
    expect(until).toBeLessThanOrEqual(await driver.page.evaluate(() => Date.now()))
  },
  stored: (driver, { key, part, storage }) =>
    expect.poll(() => storedUnder(driver, key, storage), SOON).toContain(part),
  notStored: (driver, { key, storage }) =>
    expect.poll(() => storedUnder(driver, key, storage), SOON).toBeNull(),
  logged: async ({ console: lines }, { line }) => {
    expect(lines.filter((one) => one.startsWith(line))).not.toEqual([])
  },
  loadedAgain: ({ loads }) => expect.poll(() => loads.count, SOON).toBeGreaterThan(loads.before),
  notedCharger: async ({ page, remembered, calls }) => {
    expect(new URL(page.url()).pathname).toBe(remembered.charger)
    await expect(page.getByRole('heading', { level: 1, name: remembered.chargerName })).toBeVisible(SOON)
    const answer = calls.answers.get('getChargepoint')
    if (!answer) throw new Error('No response for the charger yet.')
    const { data } = (await answer.json()) as { data: { LastHeartbeat: string } }
    const heartbeat = page
      .getByRole('main')
      .locator('div', { has: page.getByText(operatorWords.t('charger.details.heartbeat'), { exact: true }) })
    await expect(heartbeat.locator('time').last()).toHaveAttribute(
      'datetime',
      new Date(data.LastHeartbeat).toISOString(),
      SOON,
    )
  },
  chargers: async ({ page, calls }) => {
    const now = calls.answers.get('listChargepoints')?.headers()['x-server-now'] ?? ''
    const updated = page.getByRole('main').getByText(t('table.updated', { age: '' }).trim())
    await expect(updated.locator('time')).toHaveAttribute('datetime', new Date(now).toISOString(), SOON)
  },
  total: ({ page }, { euro }) =>
    expect(page.getByRole('region', { name: t('wizard.order') })).toContainText(formats.money(euro), SOON),
  address: ({ page }, { path }) => expect(page).toHaveURL(path, SOON),
  currentStep: ({ page, text }, { step }) =>
    expect(
      page.getByRole('main').getByRole('listitem').and(page.locator('[aria-current=step]')),
    ).toContainText(text(step), SOON),
  pageInAddress: ({ page }, { page: number }) =>
    expect.poll(() => Number(new URL(page.url()).searchParams.get('page') ?? 1), SOON).toBe(number),
  stage: ({ page, text }, { call, stage }) =>
    expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByText(text(call), { exact: true }) }),
    ).toContainText(text(stage), SOON),
  asksAtOnce: async (driver, { what }) => {
    const { page, calls, text } = driver
    const before = calls.count
    await pressable(page, text(what)).first().click()
    await expect.poll(() => calls.count, SOON).toBeGreaterThan(before)
    expect(calls.token).toBe((await readDeviceUser(driver))?.accessToken)
  },
  asksNothing: async ({ page, calls, clock, text, quiet }, { what }) => {
    // The previous step may have sent a request that the server has not rejected yet.
    await quiet()
    const before = calls.count
    await pressable(page, text(what)).first().click()
    await clock.run(SETTLE_MS)
    expect(calls.count).toBe(before)
  },
  lasting: ({ clock }, { ms }) => clock.run(ms),
  hiddenTab: () => Promise.resolve(),
}

/** Checks that take time or press something, so each runs only once, after all others. */
export const ACTIVE_SIGHTS: ReadonlySet<string> = new Set<keyof typeof SEE>([
  'lasting',
  'asksAtOnce',
  'asksNothing',
])
