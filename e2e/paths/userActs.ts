import { expect, type Locator } from '@playwright/test'
import type { Label, Place, user } from '@portal/machines/steps'
import { SOON } from '../pageClock.ts'
import { choosePersona, openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import type { Driver, Executors } from './driver.ts'
import { branch, containing, field, pressable, startingWith } from './locators.ts'
import { readDeviceUser, setVisibility } from './stage.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** Margin added to a delay, so it has certainly elapsed. */
const SLACK_MS = 50
/** Maximum wait for an automatic action, in seconds of the page's clock. */
const LONGEST_WAIT_SECONDS = 70
/** The portal renews a sign-in this long before its token expires. */
const RENEW_AHEAD_MS = 60_000
/** Maximum number of presses until something disappears. */
const MOST_PRESSES = 6

const press = async (driver: Driver, what: Locator) => {
  // The last of overlapping elements is on top.
  await driver.patiently(() => expect(what.last()).toBeVisible(SOON))
  await what.last().click()
}

const regionOf = ({ page }: Driver, place: Exclude<Place, 'accountMenu'>): Locator => {
  switch (place) {
    case 'mainMenu':
    case 'sideMenu':
      return page
        .getByRole('navigation', { name: t('shell.navigation'), exact: true })
        .or(page.getByRole('navigation', { name: t('shell.sideMenu'), exact: true }))
    case 'footer':
      return page.getByRole('contentinfo')
    case 'notice':
      return page.getByRole('region', { name: t('consent.title') })
    case 'question':
      return page.getByRole('dialog')
    case 'listOfSteps':
      return page.getByRole('main').getByRole('list', { name: t('wizard.steps') })
  }
}

const pressInAccountMenu = async (driver: Driver, name: string) => {
  await press(driver, driver.page.getByRole('button', { name: /^Account menu/ }))
  const found = driver.page
    .getByRole('menuitem', { name, exact: true })
    .or(driver.page.getByRole('menuitemradio', { name: new RegExp(`(^|: )${name}$`) }))
  await press(driver, found)
}

const pressIn = (driver: Driver, name: string, place: Place) => {
  if (place === 'accountMenu') return pressInAccountMenu(driver, name)
  // The names of steps in a list start with their number.
  return press(driver, pressable(regionOf(driver, place), place === 'listOfSteps' ? containing(name) : name))
}

/** Dispatches a click, because other elements such as a notification may cover the button. */
const dispatchClick = ({ page }: Driver, name: string) =>
  page.getByRole('button', { name, exact: true }).dispatchEvent('click')

export const notificationCards = ({ page }: Driver) =>
  page.getByRole('region', { name: t('notifications.label'), exact: true }).getByRole('listitem')

export const closeButton = (card: Locator) => card.getByRole('button', { name: t('notifications.close') })

const startsWith = (driver: Driver, what: Label) => new RegExp(`^${driver.text(what).trim()}`)

export const USER: Executors<typeof user> = {
  press: (driver, { what, place }) => {
    const name = driver.text(what)
    if (place !== undefined) return pressIn(driver, name, place)
    return 'own' in what ? dispatchClick(driver, name) : press(driver, pressable(driver.page, name))
  },
  pressFirst: async (driver, { what }) => {
    const first = pressable(driver.page, driver.text(what)).first()
    await driver.patiently(() => expect(first).toBeVisible(SOON))
    await first.click()
  },
  pressStartingWith: (driver, { what }) => press(driver, pressable(driver.page, startsWith(driver, what))),
  pressTwice: (driver, { what }) =>
    pressable(driver.page.getByRole('main'), startsWith(driver, what)).last().dblclick(),
  pressUntilGone: async (driver, { what, gone }) => {
    const left = driver.page.getByText(containing(driver.text(gone))).filter({ visible: true })
    for (let presses = 0; presses < MOST_PRESSES && (await left.count()) > 0; presses += 1) {
      await dispatchClick(driver, driver.text(what))
      await driver.clock.run(SLACK_MS)
    }
  },
  closeNotification: async (driver, { place }) => {
    await closeButton(notificationCards(driver).nth(place - 1)).dispatchEvent('click')
    await driver.clock.run(200)
  },
  closeNotificationOf: (driver, { what }) =>
    closeButton(notificationCards(driver).filter({ hasText: driver.text(what) })).dispatchEvent('click'),
  focusNotificationOf: (driver, { what }) =>
    closeButton(notificationCards(driver).filter({ hasText: driver.text(what) })).focus(),
  dropFocus: ({ page }) => page.locator(':focus').blur(),
  // Forced, because another element covers the radio button.
  choose: ({ page, text }, { what }) =>
    page.getByRole('radio', { name: startingWith(text(what)) }).check({ force: true }),
  pick: (driver, { option }) =>
    press(driver, driver.page.getByRole('option', { name: new RegExp(`^${driver.text(option)}`) })),
  select: async ({ page, patiently, text }, { option, field: label }) => {
    if (!('own' in option)) return field(page, text(label)).selectOption({ label: text(option) })
    const list = page
      .getByRole('combobox', { name: startingWith(text(label)) })
      .filter({ visible: true })
      .first()
    const found = list.locator('option').filter({ hasText: startingWith(option.own) })
    await patiently(() => expect(found.first()).toBeAttached(SOON))
    return list.selectOption((await found.first().getAttribute('value')) ?? '')
  },
  tick: ({ page, text }, { what }) => page.getByRole('checkbox', { name: text(what), exact: true }).check(),
  fill: ({ page, text }, { field: label, value }) =>
    field(page, text(label)).fill(value.trim() === '' ? '' : value),
  addFile: ({ page }, { file }) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles([{ name: file, mimeType: 'image/png', buffer: PNG }]),
  leaveByTab: async ({ page, text }, { field: label }) => {
    await field(page, text(label)).focus()
    await page.keyboard.press('Tab')
  },
  leaveByClick: async ({ page, text }, { field: label }) => {
    await field(page, text(label)).focus()
    await page.getByRole('main').getByRole('heading', { level: 1 }).click()
  },
  submitForm: async (driver, { button }) => {
    const isTyping = await driver.page.evaluate(() =>
      document.activeElement?.matches('input[type=text], input[type=tel]'),
    )
    if (isTyping) await driver.page.keyboard.press('Enter')
    else await press(driver, pressable(driver.page, driver.text(button)))
  },
  pressKey: ({ page }, { key }) => page.keyboard.press(key),
  focusFirstLineOf: ({ page, text }, { list }) =>
    page
      .getByRole('dialog', { name: text(list), exact: true })
      .getByRole('listitem')
      .first()
      .locator('a, button')
      .first()
      .focus(),
  openBranch: ({ page }, { branch: name }) => branch(page, name).press('ArrowRight'),
  closeBranch: ({ page }, { branch: name }) => branch(page, name).press('ArrowLeft'),
  open: ({ page }, { path }) => page.goto(path),
  openAs: async ({ page, quiet }, { person, path }) => {
    // Lets the current document finish loading first.
    if (page.url().startsWith('http')) await quiet()
    const response = page
      .waitForRequest((request) => new URL(request.url()).pathname.endsWith('/user/BCO/UserInfo'), {
        timeout: 4_000,
      })
      .catch(() => undefined)
    await openAs(page, person, path)
    await response
  },
  signIn: ({ page }, { person }) => choosePersona(page, person),
  // The mock's sign-in page is in English only.
  cancelSignIn: ({ page }) => page.getByRole('button', { name: 'Cancel', exact: true }).click(),
  followLink: ({ page }, { path }) => page.getByRole('main').locator(`a[href="${path}"]`).first().click(),
  noteFirstCharger: async ({ page, remembered, patiently }) => {
    const first = page.getByRole('main').getByRole('row').nth(1).getByRole('link')
    await patiently(() => expect(first).toBeVisible(SOON))
    remembered.charger = (await first.getAttribute('href')) ?? ''
    remembered.chargerName = (await first.textContent()) ?? ''
  },
  openNotedCharger: async ({ page, remembered, quiet }) => {
    const link = page.getByRole('main').locator(`a[href="${remembered.charger}"]`).first()
    // Lets the list load first, because the link may be in it.
    await quiet()
    if (await link.isVisible()) await link.click()
    else await page.goBack()
  },
  goBack: ({ page }) => page.goBack(),
  returnFromOtherSite: ({ page }) =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }),
  reload: ({ page }) => page.reload(),
  waitFor: (driver, { heading }) =>
    driver.patiently(
      () =>
        expect(driver.page.getByRole('heading', { name: driver.text(heading), exact: true })).toBeVisible(
          SOON,
        ),
      20,
    ),
  hideTab: (driver) => setVisibility(driver, 'hidden'),
  showTab: (driver) => setVisibility(driver, 'visible'),
  focusWindow: ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('focus'))),
  reconnect: ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  wait: async ({ quiet, clock }, { ms }) => {
    await quiet()
    await clock.run(ms + SLACK_MS)
  },
  waitUntilBusy: async ({ page, clock, text }, { what }) => {
    const button = pressable(page, text(what)).first()
    const isBusy = async () => (await button.getAttribute('aria-busy')) === 'true'
    for (let left = LONGEST_WAIT_SECONDS; left > 0 && !(await isBusy()); left -= 1) await clock.run(1_000)
  },
  waitForRenewal: async (driver) => {
    const signedIn = await readDeviceUser(driver)
    if (!signedIn) throw new Error('No one is signed in on this device.')
    await driver.clock.leap(Math.max(0, signedIn.expiresAt - RENEW_AHEAD_MS - driver.clock.now()) + 1)
  },
}
