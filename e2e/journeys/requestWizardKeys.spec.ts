import type { RequestStep } from '@portal/machines'
import { expectAccessible } from '../accessibility/axe.ts'
import { expect, test } from '../stack.ts'
import { formats, t, textsIn } from '../texts.ts'
import { keyboardOf, onwards, tabTo, typeOver } from './keyboard.ts'
import { PNG } from './requestWizardHands.ts'
import { button, expectFits, title } from './views.ts'

test('A fleet manager orders 25 cards by keyboard alone, and the VAT number finds the company', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('fleet', '/my/organisation')
  const vatNumber = await page
    .locator('dt', { hasText: t('organisation.vat') })
    .locator('+ dd')
    .innerText()
  await page.goto('/my/tokens')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cards.order') })
    .focus()
  await page.keyboard.press('Enter')
  await expect(title(page, t('requestWizard.accountType.title'))).toBeFocused()
  // The company is preselected: Enter in the group continues.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: t('choice.accountType.company') })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(title(page, t('requestWizard.enterpriseDetails.title'))).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('BE 0403.170.701')
  // The lookup keeps an existing name and fills in an empty one.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await typeOver(page, '')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('requestWizard.vat.unnamed'))).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await typeOver(page, vatNumber)
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
  // Name and e-mail are prefilled.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await typeOver(page, '+32 470 12 34 56')
  await page.keyboard.press('Enter')

  await expect(title(page, t('requestWizard.subscriptionType.title'))).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: t('choice.subscriptionType.FAN') })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')

  await expect(title(page, t('requestWizard.invoiceAddress.title'))).toBeFocused()
  await expect(page.getByLabel(t('requestWizard.field.invoiceAddress'))).toHaveValue(/ \d/)
  await page.getByLabel(t('requestWizard.field.invoiceAddress')).focus()
  await page.keyboard.press('Enter')

  await expect(title(page, t('requestWizard.deliveryAddress.title'))).toBeFocused()
  const { choose, type } = keyboardOf(page)
  await choose(page.getByRole('radio', { name: t('choice.delivery.OTHER') }))
  await type(t('requestWizard.field.deliveryAddress'), 'Kaai 5')
  await type(t('requestWizard.field.deliveryZipCode'), '8380')
  await type(t('requestWizard.field.deliveryCity'), 'Zeebrugge')
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
  const { read } = await mock.as('fleet')
  expect(await read('chargepassrequest', page.url().split('/').at(-1) ?? '')).toMatchObject({
    Quantity: 25,
    DeliveryAddress: { address: 'Kaai 5', zipCode: '8380', city: 'Zeebrugge' },
  })
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
  const on = onwards(page)
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).focus()
    await typeOver(page, text)
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
  await expect(page.getByRole('main')).toContainText(nl.t('requestNext.SUPPORT.PHONE'))
  await page.getByRole('link', { name: nl.t('requestWizard.done.view.request') }).press('Enter')
  await expect(title(page, 'De kabel zit vast')).toBeVisible()
})

test('A driver requests a charger in French on a phone in dark mode, with a remote survey and a picture, by keyboard alone', async ({
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
  // Tab from the heading to the first option, select the wanted one, and go to the next step.
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
  // An on-site survey asks nothing else; a remote one adds the steps for details and pictures.
  await isAt('invoiceAddress')
  await tabTo(page, button(page, fr.t('common.back')))
  await press('Enter')
  await isAt('surveyType')
  await press('Tab', 'ArrowUp', 'Enter')
  await isAt('surveyDetails')
  await press('Tab')
  await page.keyboard.type('Le coffret est au garage.')
  await tabTo(page, onwards(page))
  await press('Enter')

  await isAt('surveyPictures')
  await press('Tab')
  await expect(button(page, fr.t('files.add'))).toBeFocused()
  /** Opens the browser's file dialog with the focused button. */
  const choosePicture = async (key: string, name: string) => {
    const opened = page.waitForEvent('filechooser')
    // Playwright enables the event asynchronously; a round trip ensures that it does so before the key press.
    await page.evaluate(() => undefined)
    await press(key)
    await (await opened).setFiles({ name, mimeType: 'image/png', buffer: PNG })
  }
  const name = 'compteur <img src=x onerror=alert(1)>.png'
  await choosePicture('Space', name)
  await expect(page.getByText(fr.t('files.refused.name', { name }))).toBeVisible()
  await expectAccessible(page)
  await choosePicture('Enter', 'IMG_20260520_101500 compteur et tableau vus depuis la place de parking.png')
  await expect(page.getByRole('list', { name: fr.t('files.list') }).getByRole('listitem')).toHaveCount(1)
  // The name is wider than the phone.
  await expectFits(page)
  await tabTo(page, onwards(page))
  await press('Enter')

  await isAt('invoiceAddress')
  await press('Tab', 'Tab')
  await expect(page.getByLabel(fr.t('requestWizard.field.invoiceAddress'))).toBeFocused()
  await press('Enter')
  await isAt('deliveryAddress')
  await press('Tab', 'Space', 'ArrowDown')
  await expect(page.getByLabel(fr.t('requestWizard.field.deliveryAddress'))).toBeVisible()
  await press('ArrowUp', 'Enter')
  await isAt('reviewOrder')
  await expectAccessible(page, { rules: ['color-contrast'] })
  await expect(page.getByRole('main')).toContainText(fr.t('choice.surveyType.REMOTE'))
  await tabTo(page, onwards(page))
  await press('Enter')
  await expect(title(page, fr.t('requestWizard.done.CHARGER'))).toBeFocused()
})
