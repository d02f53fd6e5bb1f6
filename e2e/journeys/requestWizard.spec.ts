import type { RequestStep } from '@portal/machines'
import { expectAccessible } from '../accessibility/axe.ts'
import { installationAt, installationKey } from '../installationDraft.ts'
import { draftAt, draftKey } from '../requestDraft.ts'
import { expect, type Page, type Test, test } from '../stack.ts'
import { errorText, formats, t, textsIn } from '../texts.ts'
import { button, expectSignedOut, failedRequest, title } from './faces.ts'
import { rowLinks } from './serverTable.ts'
import { endSession } from './sessionEnd.ts'

const LIST = '/my/requests'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const next = (page: Page, label: string) =>
  button(page, t('wizard.next', { step: label.charAt(0).toLowerCase() + label.slice(1) }))
const choose = (page: Page, words: string) => page.getByRole('radio', { name: words }).check()
const fill = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
const pictures = (page: Page) => page.locator('input[name="attachmentIds"]')
const listed = (page: Page) => page.getByRole('list', { name: t('files.list') }).getByRole('listitem')

/** The step that asks for pictures, of a draft without any. */
const PICTURES = '/my/survey-type-pictures'
const openPictures = async ({ mock, keep, signInAs }: Pick<Test, 'mock' | 'keep' | 'signInAs'>) => {
  const draft = JSON.stringify({ ...draftAt(PICTURES), attachmentIds: [] })
  await keep({ [draftKey('fleet', mock.session)]: draft })
  await signInAs('fleet', PICTURES)
}

test('A driver asks for a charger at home with pictures of the place, and finds the request with them', async ({
  page,
  signInAs,
}) => {
  test.slow()
  await signInAs('driver', LIST)
  await expect(rowLinks(page).first()).toBeVisible()
  const before = await rowLinks(page).count()
  await button(page, t('requests.new')).click()
  await page.getByRole('menuitem', { name: t('requests.new.CHARGER') }).click()

  await expect(page).toHaveURL('/my/account-type')
  await expect(title(page, t('requestWizard.accountType.title'))).toBeFocused()
  await choose(page, t('choice.accountType.private'))
  await next(page, t('requestWizard.contactDetails.label')).click()

  await page.getByLabel(t('requestWizard.field.contactTitle')).selectOption('MRS')
  await fill(page, t('requestWizard.field.phone'), '12')
  await next(page, t('requestWizard.chargerType.label')).click()
  await expect(page.getByLabel(t('requestWizard.field.phone'))).toBeFocused()
  await expect(page.getByText(t('requestWizard.phone.invalid'))).toBeVisible()
  await fill(page, t('requestWizard.field.phone'), '0470 12 34 56')
  await next(page, t('requestWizard.chargerType.label')).click()

  await choose(page, t('choice.chargerType.HOME'))
  await next(page, t('requestWizard.mountingType.label')).click()
  await choose(page, t('choice.mountingType.POLE'))
  await next(page, t('requestWizard.installationType.label')).click()
  await choose(page, t('choice.installationType.THREE_PHASE'))
  await next(page, t('requestWizard.chargingSpeed.label')).click()
  await choose(page, t('choice.powerConnection.AC_11'))
  await next(page, t('requestWizard.dynamicType.label')).click()
  await choose(page, t('choice.dynamicType.DYNAMIC'))
  const order = page.getByRole('region', { name: t('wizard.order') })
  await expect(order).toContainText(formats.money(899 + 349 + 495 + 99 + 229.95))
  await next(page, t('requestWizard.subscriptionType.label')).click()
  await choose(page, t('choice.subscriptionType.PRIVATE'))
  await next(page, t('requestWizard.surveyType.label')).click()
  await choose(page, t('choice.surveyType.REMOTE'))
  await next(page, t('requestWizard.surveyDetails.label')).click()
  await fill(page, t('requestWizard.field.surveyDetails'), 'The fuse box is in the garage.')
  await next(page, t('requestWizard.surveyPictures.label')).click()

  await next(page, t('requestWizard.invoiceAddress.label')).click()
  await expect(page.getByText(t('requestWizard.files.missing'))).toBeVisible()
  await pictures(page).setInputFiles([
    { name: 'fuse box.png', mimeType: 'image/png', buffer: PNG },
    { name: 'meter.png', mimeType: 'image/png', buffer: PNG },
    { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
  ])
  await expect(page.getByText(t('files.refused.content', { name: 'letter.png' }))).toBeVisible()
  const files = listed(page)
  await expect(files).toHaveCount(2)
  await page.reload()
  await expect(files).toHaveCount(2)
  await expectAccessible(page)
  await next(page, t('requestWizard.invoiceAddress.label')).click()

  await page.getByRole('searchbox', { name: t('places.search') }).fill('Veldstraat Gent')
  await page.getByRole('button', { name: /^Veldstraat/ }).click()
  await expect(page.getByLabel(t('requestWizard.field.invoiceCity'))).toHaveValue('Gent')
  await page.keyboard.type('12')
  await next(page, t('requestWizard.deliveryAddress.label')).click()
  await choose(page, t('choice.delivery.SAME'))
  await next(page, t('requestWizard.reviewOrder.label')).click()

  await expect(page.getByRole('main')).toContainText('Veldstraat 12, 9000 Gent')
  await page
    .getByRole('button', { name: t('wizard.changeOf', { step: t('requestWizard.mountingType.label') }) })
    .click()
  await choose(page, t('choice.mountingType.WALL'))
  await button(page, t('wizard.return')).click()
  await expect(page).toHaveURL('/my/review-order')
  await page.getByRole('textbox', { name: t('requestWizard.field.remarks') }).fill('Please ring twice.')
  const total = formats.money(899 + 495 + 99 + 229.95)
  await button(page, `${t('requestWizard.submit.CHARGER')} · ${total}`).click()

  await expect(title(page, t('requestWizard.done.CHARGER'))).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('requestWizard.done.view.request') }).click()
  await expect(
    title(page, `${t('choice.chargerType.HOME')}, ${t('choice.powerConnection.AC_11')}`),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText('fuse box.png')
  await expect(page.getByRole('main')).toContainText('meter.png')
  await expect(page.getByRole('main')).toContainText(total)
  await page.goto(LIST)
  await expect(rowLinks(page)).toHaveCount(before + 1)
  await expect(page.getByText(t('requests.draft.text'))).toHaveCount(0)
})

test('A fleet manager orders 25 cards by keyboard alone, and has the company found by its VAT number', async ({
  page,
  signInAs,
}) => {
  await signInAs('fleet', '/my/organisation')
  const vatNumber = await page
    .locator('dt', { hasText: t('organisation.vat') })
    .locator('+ dd')
    .innerText()
  await page.goto(LIST)
  await button(page, t('requests.new')).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(title(page, t('requestWizard.accountType.title'))).toBeFocused()
  // The company is chosen already: Enter in the group goes on.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: t('choice.accountType.company') })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(title(page, t('requestWizard.enterpriseDetails.title'))).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('BE 0403.170.701')
  // The look-up keeps a name that is known already: without one it fills it in.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('requestWizard.vat.unnamed'))).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(vatNumber)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(t('requestWizard.field.companyName'))).toHaveValue('Noordzee Logistics')
  await page.getByText(t('requestWizard.vat.valid')).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')

  await expect(title(page, t('requestWizard.contactDetails.title'))).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mrs')
  // Name and e-mail are known already.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('+32 470 12 34 56')
  await page.keyboard.press('Enter')

  await expect(title(page, t('requestWizard.subscriptionType.title'))).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: t('choice.subscriptionType.FAN') })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')

  await expect(title(page, t('requestWizard.invoiceAddress.title'))).toBeFocused()
  // That of the company, with its number.
  await expect(page.getByLabel(t('requestWizard.field.invoiceAddress'))).toHaveValue(/ \d/)
  await page.getByLabel(t('requestWizard.field.invoiceAddress')).focus()
  await page.keyboard.press('Enter')

  await expect(title(page, t('requestWizard.deliveryAddress.title'))).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await expect(title(page, t('requestWizard.reviewOrder.title'))).toBeFocused()
  const order = button(page, `${t('requestWizard.submit.CARD')} · ${formats.money(312.5)}`)
  await order.focus()
  await page.keyboard.press('Enter')
  await expect(title(page, t('requestWizard.done.CARD'))).toBeFocused()
  await page.getByRole('link', { name: t('requestWizard.done.view.order') }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/my\/cprequest\/CPR/)
  await expect(page.getByRole('main')).toContainText('25')
})

test('A driver without chargers asks a question in Dutch on a phone, by keyboard alone', async ({
  page,
  signInAs,
}) => {
  const nl = await textsIn('nl')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('charge-portal:language', 'nl'))
  await signInAs('driver-empty', '/my/account-type?start=SUPPORT')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  const on = page.locator('form button[type=submit]')
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  await page.getByRole('radio', { name: nl.t('choice.accountType.private') }).press('Space')
  await on.press('Enter')
  await expect(page.getByLabel(nl.t('requestWizard.field.contactTitle'))).toBeVisible()
  await page.getByLabel(nl.t('requestWizard.field.contactTitle')).focus()
  await page.keyboard.press('ArrowDown')
  await type(nl.t('requestWizard.field.phone'), '0470 12 34 56')
  await on.press('Enter')
  await expect(page.getByLabel(nl.t('requestWizard.field.summary'))).toBeVisible()
  await type(nl.t('requestWizard.field.summary'), 'De kabel zit vast')
  await type(nl.t('requestWizard.field.description'), 'Sinds vanmorgen.')
  await page.getByRole('radio', { name: nl.t('choice.contactBack.PHONE') }).press('Space')
  await expectAccessible(page)
  await on.press('Enter')
  await expect(title(page, nl.t('requestWizard.reviewOrder.title'))).toBeVisible()
  await page.getByRole('button', { name: nl.t('wizard.step', { step: 4, count: 4 }) }).press('Enter')
  const steps = page.getByRole('dialog', { name: nl.t('wizard.steps') })
  await steps.getByRole('button', { name: nl.t('requestWizard.contactBack.label') }).press('Enter')
  await expect(page).toHaveURL('/my/contact-back')
  await on.press('Enter')
  await expect(title(page, nl.t('requestWizard.reviewOrder.title'))).toBeVisible()
  await on.press('Enter')
  await expect(title(page, nl.t('requestWizard.done.SUPPORT'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(nl.t('requestWizard.done.SUPPORT.PHONE'))
  await page.getByRole('link', { name: nl.t('requestWizard.done.view.request') }).press('Enter')
  await expect(title(page, 'De kabel zit vast')).toBeVisible()
})

test('A driver asks for a charger in French on a phone in the dark, by keyboard alone', async ({
  page,
  signInAs,
}) => {
  const fr = await textsIn('fr')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('charge-portal:language', 'fr'))
  await signInAs('driver', '/my/account-type?start=CHARGER')
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const isAt = (step: RequestStep) => expect(title(page, fr.t(`requestWizard.${step}.title`))).toBeFocused()
  // From the heading to the first choice, on to the wanted one, and to the next step.
  const choices: readonly (readonly [RequestStep, ...string[]])[] = [
    ['accountType'],
    ['contactDetails'],
    ['chargerType'],
    ['mountingType'],
    ['installationType', 'ArrowDown'],
    ['chargingSpeed'],
    ['dynamicType'],
    ['subscriptionType'],
    ['surveyType', 'ArrowDown'],
  ]
  for (const [step, ...keys] of choices) {
    await isAt(step)
    if (step === 'contactDetails') {
      await press('Tab')
      await page.keyboard.type('Mme')
      await press('Tab', 'Enter')
    } else await press('Tab', 'Space', ...keys, 'Enter')
  }
  await isAt('invoiceAddress')
  await press('Tab', 'Tab')
  await expect(page.getByLabel(fr.t('requestWizard.field.invoiceAddress'))).toBeFocused()
  await press('Enter')
  await isAt('deliveryAddress')
  await press('Tab', 'Space', 'Enter')
  await isAt('reviewOrder')
  await expectAccessible(page, { rules: ['color-contrast'] })
  await expect(page.getByRole('main')).toContainText(fr.t('choice.surveyType.ON_SITE'))
  const order = page.locator('form button[type=submit]')
  for (let tries = 0; tries < 40; tries += 1) {
    if (await order.evaluate((element) => element === document.activeElement)) break
    await press('Tab')
  }
  await press('Enter')
  await expect(title(page, fr.t('requestWizard.done.CHARGER'))).toBeFocused()
})

test('The address is always that of the step that is shown, and another tab is told', async ({
  page,
  context,
  mock,
  keep,
  signInAs,
}) => {
  const draft = draftAt('/my/mounting-type')
  await keep({ [draftKey('fleet', mock.session)]: JSON.stringify(draft) })
  await signInAs('fleet', '/my/mounting-type')
  const mounting = title(page, t('requestWizard.mountingType.title'))
  const phases = title(page, t('requestWizard.installationType.title'))
  const speed = title(page, t('requestWizard.chargingSpeed.title'))
  await expect(mounting).toBeVisible()

  await next(page, t('requestWizard.installationType.label')).click()
  await expect(phases).toBeVisible()
  await next(page, t('requestWizard.chargingSpeed.label')).click()
  await expect(speed).toBeVisible()
  await page.reload()
  await expect(speed).toBeVisible()
  await expect(page).toHaveURL('/my/charging-speed-type')

  await page.goBack()
  await expect(phases).toBeVisible()
  await expect(page).toHaveURL('/my/installation-type')
  await page.goForward()
  await expect(speed).toBeVisible()
  await expect(page).toHaveURL('/my/charging-speed-type')
  await button(page, t('wizard.back')).click()
  await expect(phases).toBeVisible()
  await expect(page).toHaveURL('/my/installation-type')
  await button(page, t('wizard.back')).click()
  await expect(mounting).toBeVisible()
  await expect(page).toHaveURL('/my/mounting-type')

  // A step that may not be shown yet: the current one stays, and its address with it.
  await page.goto('/my/review-order')
  await expect(mounting).toBeVisible()
  await expect(page).toHaveURL('/my/mounting-type')
  await page.goto('/my/account-type')
  await expect(title(page, t('requestWizard.accountType.title'))).toBeVisible()

  const other = await context.newPage()
  await other.goto('/my/requests')
  await other.getByRole('link', { name: t('requests.draft.continue') }).click()
  await expect(other).toHaveURL('/my/account-type')
  await next(other, t('requestWizard.enterpriseDetails.label')).click()
  await expect(title(page, t('wizard.overtaken.title'))).toBeVisible()
  await expectAccessible(page)
  await button(page, t('wizard.overtaken.continue')).click()
  await expect(title(page, t('requestWizard.enterpriseDetails.title'))).toBeVisible()
  await expect(page).toHaveURL('/my/contact-enterprise-details')

  await page.goto('/my/requests')
  await page.getByRole('link', { name: t('requests.draft.discard') }).click()
  await expect(title(page, t('wizard.discard.title'))).toBeVisible()
  await expectAccessible(page)
  await button(page, t('wizard.draft.discard')).click()
  await expect(page).toHaveURL('/my/requests')
  await expect(page.getByText(t('requests.draft.text'))).toHaveCount(0)
  await expect(title(other, t('wizard.overtaken.title'))).toBeVisible()
  await page.goto('/my/mounting-type')
  await expect(page).toHaveURL('/my/requests')
})

/** Keeps back reads from the browser's own database until the page hears `readNow`. */
const holdReading = () => {
  const released = new Promise<void>((resolve) => {
    window.addEventListener('readNow', () => resolve(), { once: true })
  })
  const { getAll } = IDBIndex.prototype
  IDBIndex.prototype.getAll = function (...asked: Parameters<typeof getAll>) {
    const reading = getAll.apply(this, asked)
    const held = new EventTarget()
    reading.addEventListener('success', () => {
      const { result } = reading
      void released.then(() => Object.assign(held, { result }).dispatchEvent(new Event('success')))
    })
    return held as typeof reading
  }
}

test('A draft with five megabytes of pictures shows its steps before the pictures are read', async ({
  page,
  mock,
  keep,
  signInAs,
}) => {
  await openPictures({ mock, keep, signInAs })
  const buffer = Buffer.concat([PNG, Buffer.alloc(1_000_000 - PNG.length)])
  await pictures(page).setInputFiles(
    [1, 2, 3, 4, 5].map((number) => ({ name: `picture ${number}.png`, mimeType: 'image/png', buffer })),
  )
  const files = listed(page)
  await expect(files).toHaveCount(5)
  // Each has been looked into, and is kept.
  const kept = () => page.evaluate((key) => window.localStorage.getItem(key), draftKey('fleet', mock.session))
  await expect.poll(async () => JSON.parse((await kept()) ?? '{}').attachmentIds?.length).toBe(5)

  await page.addInitScript(holdReading)
  await page.reload()
  const step = title(page, t('requestWizard.surveyPictures.title'))
  await expect(step).toBeVisible()
  await expect(page.getByText(t('requestWizard.files.loading'))).toBeVisible()
  await expect(files).toHaveCount(0)
  await button(page, t('wizard.back')).click()
  await expect(title(page, t('requestWizard.surveyDetails.title'))).toBeVisible()
  await next(page, t('requestWizard.surveyPictures.label')).click()
  await expect(step).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('readNow')))
  await expect(files).toHaveCount(5)
  await next(page, t('requestWizard.invoiceAddress.label')).click()
  await expect(title(page, t('requestWizard.invoiceAddress.title'))).toBeVisible()
})

test('A picture whose name has angle brackets is refused in words, and is added once it is renamed', async ({
  page,
  mock,
  keep,
  signInAs,
}) => {
  await openPictures({ mock, keep, signInAs })
  await expect(title(page, t('requestWizard.surveyPictures.title'))).toBeVisible()
  const name = 'fuse box <img src=x onerror=alert(1)>.png'
  await pictures(page).setInputFiles({ name, mimeType: 'image/png', buffer: PNG })
  await expect(page.getByText(t('files.refused.name', { name }))).toBeVisible()
  const files = listed(page)
  await expect(files).toHaveCount(0)
  await expectAccessible(page)
  await pictures(page).setInputFiles({ name: 'fuse box.png', mimeType: 'image/png', buffer: PNG })
  await expect(files).toHaveCount(1)
})

test('Another person who signs in on the same machine sees no draft of the first, who finds it again', async ({
  page,
  mock,
  keep,
  signInAs,
}) => {
  /** The provider asks again who it is. */
  const switchTo = async (username: string, path: string) => {
    await page.context().clearCookies({ name: /session/ })
    await signInAs(username, path)
  }
  const step = '/my/contact-enterprise-details'
  await keep({
    [draftKey('fleet', mock.session)]: JSON.stringify(draftAt(step)),
    [installationKey('fleet', mock.session)]: JSON.stringify(installationAt('/my/install/StepAccess')),
  })
  const heading = title(page, t('requestWizard.enterpriseDetails.title'))
  await signInAs('fleet', step)
  await expect(heading).toBeVisible()

  await switchTo('entity', LIST)
  await expect(rowLinks(page).first()).toBeVisible()
  await expect(page.getByText(t('requests.draft.text'))).toHaveCount(0)
  await page.goto(step)
  await expect(page).toHaveURL(LIST)
  await page.goto('/my/account-type?start=CHARGER')
  await expect(title(page, t('requestWizard.accountType.title'))).toBeVisible()
  await expect(title(page, t('wizard.draft.title'))).toHaveCount(0)
  await page.goto('/my/install/StepAccess')
  await expect(page).toHaveURL('/my/chargepoints')
  await page.getByRole('link', { name: t('chargers.add') }).click()
  await expect(title(page, t('install.type.title'))).toBeVisible()

  await switchTo('fleet', step)
  await expect(heading).toBeVisible()
  await expect(page.getByLabel(t('requestWizard.field.companyName'), { exact: true })).toHaveValue(
    'Noordzee Logistics',
  )
})

test('A submission that fails keeps the draft, and is written once when it is tried again', async ({
  page,
  mock,
  errors,
  keep,
  signInAs,
}) => {
  const draft = draftAt('/my/review-order')
  const answers = { ...draft?.draft, surveyType: 'ON_SITE' }
  await keep({
    [draftKey('fleet', mock.session)]: JSON.stringify({ ...draft, draft: answers, attachmentIds: [] }),
  })
  await signInAs('fleet', '/my/review-order')
  await expect(title(page, t('requestWizard.reviewOrder.title'))).toBeVisible()
  errors.allow(/^Console error: .*ERR_CONNECTION/)
  await mock.fault('createupdateRequest', { kind: 'code', code: 'INVADDRESS' })
  await page.locator('form button[type=submit]').dblclick()
  await expect(title(page, t('wizard.failed.title'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(errorText('INVADDRESS'))
  await expectAccessible(page)
  await page.reload()
  await expect(title(page, t('requestWizard.reviewOrder.title'))).toBeVisible()
  await mock.clearFaults()
  await mock.fault('createupdateRequest', { kind: 'drop' })
  await page.locator('form button[type=submit]').click()
  // No answer came: it is looked whether it arrived, which it did not.
  await expect(title(page, t('wizard.failed.title'))).toBeVisible()
  await mock.clearFaults()
  await button(page, t('faces.retry')).dblclick()
  await expect(title(page, t('requestWizard.done.CHARGER'))).toBeVisible()
  await page.goto(LIST)
  await expect(rowLinks(page)).toHaveCount(5)
})

test('A sign-in that ends in the middle leads back to the step with what was typed', async ({
  page,
  mock,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/identity/token'))
  errors.allow(failedRequest('/v3.1/'))
  await signInAs('driver', '/my/account-type?start=SUPPORT')
  await choose(page, t('choice.accountType.private'))
  await next(page, t('requestWizard.contactDetails.label')).click()
  await fill(page, t('requestWizard.field.contactName'), 'Lena Peeters')
  const step = new URL(page.url()).pathname
  await endSession(mock)
  // The next read finds out.
  await page.reload()
  await expectSignedOut(page, t('faces.signedOut.expired'))
  await button(page, t('faces.signIn')).click()
  const heading = title(page, t('requestWizard.contactDetails.title'))
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${step}$`))
  await expect(page.getByLabel(t('requestWizard.field.contactName'), { exact: true })).toHaveValue(
    'Lena Peeters',
  )
})

test('A chosen sign-out asks before it deletes a draft, and then nothing of it is left', async ({
  page,
  signInAs,
}) => {
  await signInAs('driver', '/my/account-type?start=SUPPORT')
  await choose(page, t('choice.accountType.private'))
  await next(page, t('requestWizard.contactDetails.label')).click()
  await expect(title(page, t('requestWizard.contactDetails.title'))).toBeFocused()
  const logOut = async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: t('shell.logOut') }).click()
  }

  await logOut()
  const question = page.getByRole('dialog', { name: t('signingOut.title') })
  await expect(question).toContainText(t('signingOut.request'))
  await expectAccessible(page)
  await question
    .getByRole('button', { name: t('signingOut.stay') })
    .last()
    .click()
  await expect(question).toBeHidden()
  await expect(title(page, t('requestWizard.contactDetails.title'))).toBeVisible()

  await logOut()
  await question.getByRole('button', { name: t('signingOut.confirm') }).click()
  await expect(title(page, t('faces.signedOut.title'))).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':wizard:'))),
  ).toEqual([])
})
