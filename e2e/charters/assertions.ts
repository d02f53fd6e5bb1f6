import { expect } from '@playwright/test'
import type { AssertionName } from '@portal/machines/charter'
import { CONSENT_COOKIE } from '@portal/schemas'
import { SOON } from '../models/pageClock.ts'
import { errorText, formats, operatorWords } from '../texts.ts'
import { branch, containing, type Driver, field, pressable, said } from './driver.ts'

type Assertion = (driver: Driver, given: Readonly<Record<string, string>>) => Promise<void>

const cards = ({ page }: Driver) =>
  page.getByRole('region', { name: 'Notifications', exact: true }).getByRole('listitem')

/** How each sentence is looked at. One that is forgotten does not compile. */
export const ASSERTIONS: Readonly<Record<AssertionName, Assertion>> = {
  shown: ({ page }, { name = '' }) =>
    expect(said(page, name).first(), `“${name}” is shown`).toBeVisible(SOON),
  notShown: ({ page }, { name = '' }) =>
    expect(said(page, name), `no “${name}” is shown`).toHaveCount(0, SOON),
  own: ({ page }, { text = '' }) =>
    expect(
      page.getByText(containing(text)).filter({ visible: true }).first(),
      `‘${text}’ is shown`,
    ).toBeVisible(SOON),
  notOwn: ({ page }, { text = '' }) =>
    expect(page.getByText(containing(text)).filter({ visible: true }), `no ‘${text}’ is shown`).toHaveCount(
      0,
      SOON,
    ),
  ownButton: ({ page }, { text = '' }) =>
    expect(pressable(page, text), `a button ‘${text}’`).toHaveCount(1, SOON),
  begins: ({ page }, { name = '' }) =>
    expect(pressable(page, new RegExp(`^${name.trim()}`)).first()).toBeVisible(SOON),
  times: ({ page }, { name = '', count }) =>
    expect(said(page, name), `${count} times “${name}”`).toHaveCount(Number(count), SOON),
  notBegins: ({ page }, { name = '' }) =>
    expect(pressable(page, new RegExp(`^${name.trim()}`))).toHaveCount(0, SOON),
  enabled: async ({ page }, { name = '' }) => {
    await expect(pressable(page, name).first(), `“${name}” can be pressed`).toBeEnabled(SOON)
    await expect(pressable(page, name).first(), `“${name}” is not busy`).not.toHaveAttribute(
      'aria-busy',
      'true',
      SOON,
    )
  },
  disabled: ({ page }, { name = '' }) =>
    expect(pressable(page, name).first(), `“${name}” cannot be pressed`).toBeDisabled(SOON),
  busy: ({ page }, { name = '' }) =>
    expect(pressable(page, name).first(), `“${name}” is busy`).toHaveAttribute('aria-busy', 'true', SOON),
  chosen: ({ page }, { name = '' }) =>
    expect(page.getByRole('radio', { name, exact: true }), `“${name}” is chosen`).toBeChecked(SOON),
  says: ({ page }, { label = '', text = '' }) =>
    expect(field(page, label), `“${label}” says “${text}”`).toHaveAccessibleDescription(text, SOON),
  checking: ({ page }, { label = '', name = '' }) =>
    expect(field(page, label).locator('..').getByText(name), `“${label}” is being checked`).toHaveCount(
      1,
      SOON,
    ),
  contains: ({ page }, { label = '', value = '' }) => expect(field(page, label)).toHaveValue(value, SOON),
  isEmpty: ({ page }, { label = '' }) => expect(field(page, label)).toHaveValue('', SOON),
  noMistake: ({ page }) =>
    expect(page.locator('[aria-invalid=true]'), 'no field is marked as wrong').toHaveCount(0, SOON),
  reason: ({ page }, { code = '' }) =>
    expect(
      page
        .locator('main, header')
        .getByText(errorText(code))
        .or(page.locator('main, header').getByText(operatorWords.errorText(code)))
        .filter({ visible: true })
        .first(),
      `what ${code} means is shown`,
    ).toBeVisible(SOON),
  waits: (driver, { subject = '' }) =>
    expect.poll(() => driver.waitingOf(subject), { ...SOON, message: `${subject} waits` }).toBeGreaterThan(0),
  eitherWaits: (driver, { subject = '', other = '' }) =>
    expect
      .poll(async () => (await driver.waitingOf(subject)) + (await driver.waitingOf(other)), {
        ...SOON,
        message: `${subject} or ${other} waits`,
      })
      .toBeGreaterThan(0),
  waitsNot: (driver, { subject = '' }) =>
    expect.poll(() => driver.waitingOf(subject), { ...SOON, message: `${subject} does not wait` }).toBe(0),
  nothingWaits: (driver) =>
    expect.poll(() => driver.waiting(), { ...SOON, message: 'nothing waits' }).toBe(0),
  noHeading: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toHaveCount(0, SOON),
  openInTree: ({ page }, { text = '' }) =>
    expect(branch(page, text), `‘${text}’ is open in the tree`).toHaveAttribute(
      'aria-expanded',
      'true',
      SOON,
    ),
  closedInTree: ({ page }, { text = '' }) =>
    expect(branch(page, text), `‘${text}’ is closed in the tree`).toHaveAttribute(
      'aria-expanded',
      'false',
      SOON,
    ),
  notInTree: ({ page }, { text = '' }) =>
    expect(branch(page, text), `no ‘${text}’ in the tree`).toHaveCount(0, SOON),
  rows: ({ page }, { count }) =>
    expect(page.getByRole('main').locator('tbody tr > :first-child')).toHaveCount(Number(count), SOON),
  locations: ({ page }, { count }) =>
    expect(page.getByRole('list', { name: /^Locations \(/ }).getByRole('listitem')).toHaveCount(
      Number(count),
      SOON,
    ),
  list: async ({ page }, { names = '' }) => {
    for (const name of names.split(', '))
      await expect(page.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toBeVisible(SOON)
  },
  notList: async ({ page }, { names = '' }) => {
    for (const name of names.split(', '))
      await expect(page.getByRole('option', { name: new RegExp(`^${name}`) })).toHaveCount(0, SOON)
  },
  notifications: async (driver, { names = '' }) => {
    const told = names.split(', ')
    await expect(cards(driver)).toHaveCount(told.length, SOON)
    for (const [at, one] of told.entries()) {
      const [code = '', times] = one.split(' ')
      await expect(cards(driver).nth(at)).toContainText(errorText(code), SOON)
      if (times !== undefined) await expect(cards(driver).nth(at)).toContainText(`${times} times`, SOON)
    }
  },
  noNotification: (driver) => expect(cards(driver)).toHaveCount(0, SOON),
  switches: async (driver, { names = '' }) => {
    const wanted = [...names.matchAll(/“([^”]+)”/g)].map(([, name]) => name)
    for (const name of wanted)
      await expect(
        driver.page.getByRole('dialog').getByRole('switch', { name: name ?? '', exact: true }),
      ).toBeChecked(SOON)
    await expect(driver.page.getByRole('dialog').getByRole('switch', { checked: true })).toHaveCount(
      wanted.length,
      SOON,
    )
  },
  cookieAllows: async ({ page }, { key, names = '' }) => {
    const value = (await page.context().cookies()).find(({ name }) => name === key)?.value ?? ''
    const allowed = [...value.matchAll(/(\w+)=yes/g)]
      .map(([, name]) => name)
      .filter((name) => name !== 'viewed')
    expect(allowed.join(', '), 'what the cookie allows').toBe(names)
  },
  noCookie: async ({ page }, { key = CONSENT_COOKIE }) => {
    const found = (await page.context().cookies()).find(({ name }) => name === key)
    const until = Number(/until=(\d+)/.exec(found?.value ?? '')?.[1] ?? 0)
    const now = await page.evaluate(() => Date.now())
    expect(until > now, 'a cookie that still counts').toBe(false)
  },
  inConsole: async ({ console: heard }, { text = '' }) => {
    expect(
      heard.some((line) => line.startsWith(text)),
      `the console says ‘${text}’`,
    ).toBe(true)
  },
  loadedAgain: ({ loads }) =>
    expect
      .poll(() => loads.count > loads.before, { ...SOON, message: 'the page is loaded again' })
      .toBe(true),
  charger: async ({ page, known }) => {
    expect(new URL(page.url()).pathname, 'the address of the noted charger').toBe(known.charger)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/, SOON)
  },
  chargers: ({ page }) =>
    expect(page.getByRole('main').getByRole('row').nth(1).getByRole('link')).toBeVisible(SOON),
  total: ({ page }, { seconds }) =>
    expect(page.getByRole('region', { name: 'Your order' })).toContainText(
      formats.money(Number(seconds)),
      SOON,
    ),
  address: async ({ page }, { path = '' }) => expect(page, `the address ${path}`).toHaveURL(path, SOON),
  stage: ({ page }, { label = '', name = '' }) =>
    expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByText(label, { exact: true }) }),
    ).toContainText(name, SOON),
  refreshAnswers: async ({ page, calls }, { name = '' }) => {
    const before = calls.count
    await pressable(page, name).first().click()
    await expect
      .poll(() => calls.count, { ...SOON, message: `“${name}” asks for data` })
      .toBeGreaterThan(before)
  },
  refreshWaits: async ({ page, calls, clock }, { name = '' }) => {
    const before = calls.count
    await pressable(page, name).first().click()
    await clock.run(350)
    expect(calls.count, `“${name}” asks for nothing yet`).toBe(before)
  },
  lasting: ({ clock }, { seconds }) => clock.run(Number(seconds) * 1_000),
  unseen: () => Promise.resolve(),
  same: () => Promise.resolve(),
}
