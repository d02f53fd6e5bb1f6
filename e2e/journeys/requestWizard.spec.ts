import { expectAccessible } from '../accessibility/axe.ts'
import { draftAt, draftKey } from '../requestDraft.ts'
import { expect, test } from '../stack.ts'
import { errorText, formats, t } from '../texts.ts'
import { choose, fill, LIST, listed, next, PNG, pictures } from './requestWizardHands.ts'
import { rowLinks } from './serverTable.ts'
import { button, title } from './views.ts'

test('A driver requests a home charger with pictures of the site, and finds them in the request', async ({
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

/** Blocks storage events of other tabs, as if they arrived later. */
const hearNothing = () => window.addEventListener('storage', (event) => event.stopImmediatePropagation())

test('A failed submission keeps the draft, and is written once when two tabs retry it simultaneously', async ({
  page,
  context,
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
  // Without a response the wizard checks whether the request arrived; it did not.
  await expect(title(page, t('wizard.failed.title'))).toBeVisible()
  await mock.clearFaults()
  const other = await context.newPage()
  await other.addInitScript(hearNothing)
  await other.goto('/my/review-order')
  await expect(title(other, t('requestWizard.reviewOrder.title'))).toBeVisible()
  const hold = await mock.hold('createupdateRequest')
  await button(page, t('faces.retry')).dblclick()
  await other.locator('form button[type=submit]').dblclick()
  await expect.poll(hold.waiting).toBe(2)
  await hold.remove()
  for (const tab of [page, other]) await expect(title(tab, t('requestWizard.done.CHARGER'))).toBeVisible()
  await page.goto(LIST)
  await expect(rowLinks(page)).toHaveCount(5)
})

test('The URL always names the current step, and another tab reports that the draft has moved on', async ({
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
  await button(page, t('common.back')).click()
  await expect(phases).toBeVisible()
  await expect(page).toHaveURL('/my/installation-type')
  await button(page, t('common.back')).click()
  await expect(mounting).toBeVisible()
  await expect(page).toHaveURL('/my/mounting-type')

  // Opening a step that is not allowed yet keeps the current step and its URL.
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
