import { expectAccessible } from '../accessibility/axe.ts'
import { installationAt, installationKey } from '../installationDraft.ts'
import { draftAt, draftKey } from '../requestDraft.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { choose, fill, LIST, listed, next, openPictures, PNG, pictures } from './requestWizardHands.ts'
import { rowLinks } from './serverTable.ts'
import { endSession } from './sessionEnd.ts'
import { button, expectSignedOut, failedRequest, title } from './views.ts'

/** Blocks reads from IndexedDB until the page receives `readNow`. */
const holdReading = () => {
  const released = new Promise<void>((resolve) => {
    window.addEventListener('readNow', () => resolve(), { once: true })
  })
  const { getAll } = IDBIndex.prototype
  IDBIndex.prototype.getAll = function (...args: Parameters<typeof getAll>) {
    const reading = getAll.apply(this, args)
    const held = new EventTarget()
    reading.addEventListener('success', () => {
      const { result } = reading
      void released.then(() => Object.assign(held, { result }).dispatchEvent(new Event('success')))
    })
    return held as typeof reading
  }
}

const deleteStoredFile = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const opening = window.indexedDB.open('charge-portal:files')
    opening.addEventListener('success', () => {
      const files = opening.result.transaction('files', 'readwrite').objectStore('files')
      const reading: IDBRequest<{ id: string; name: string }[]> = files.getAll()
      reading.addEventListener('success', () => {
        for (const file of reading.result) if (file.name === name) files.delete(file.id)
      })
      files.transaction.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })

test('A draft with five megabytes of pictures shows its steps before the pictures load, and survives a crash of its tab', async ({
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
  // Wait until each file has been checked and stored.
  const storedDraft = () =>
    page.evaluate((key) => window.localStorage.getItem(key), draftKey('fleet', mock.session))
  await expect.poll(async () => JSON.parse((await storedDraft()) ?? '{}').attachmentIds?.length).toBe(5)

  await page.addInitScript(holdReading)
  await page.reload()
  const step = title(page, t('requestWizard.surveyPictures.title'))
  await expect(step).toBeVisible()
  await expect(page.getByText(t('requestWizard.files.loading'))).toBeVisible()
  await expect(files).toHaveCount(0)
  await button(page, t('common.back')).click()
  await expect(title(page, t('requestWizard.surveyDetails.title'))).toBeVisible()
  await next(page, t('requestWizard.surveyPictures.label')).click()
  await expect(step).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('readNow')))
  await expect(files).toHaveCount(5)
  await next(page, t('requestWizard.invoiceAddress.label')).click()
  await expect(title(page, t('requestWizard.invoiceAddress.title'))).toBeVisible()

  // The tab crashes without notice. Another tab continues at the same step with the same files.
  const address = page.url()
  const again = await page.context().newPage()
  await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => undefined)])
  await again.goto(address)
  await expect(title(again, t('requestWizard.invoiceAddress.title'))).toBeVisible()
  await button(again, t('common.back')).click()
  await expect(listed(again)).toHaveCount(5)

  // The browser evicts a file, and the page names the file until the user closes the message.
  await again.evaluate(deleteStoredFile, 'picture 2.png')
  await again.reload()
  await expect(listed(again)).toHaveCount(4)
  const gone = again.getByRole('listitem').filter({ hasText: 'picture 2.png' })
  await expect(again.getByText(t('files.gone.title'))).toBeVisible()
  await again.reload()
  await expect(gone).toBeVisible()
  await button(again, t('common.close')).click()
  await expect(gone).toHaveCount(0)
  await again.reload()
  await expect(listed(again)).toHaveCount(4)
  await expect(gone).toHaveCount(0)
})

test('Another user of the same computer does not see the draft of the first user, who finds it again', async ({
  page,
  mock,
  keep,
  signInAs,
}) => {
  const step = '/my/contact-enterprise-details'
  await keep({
    [draftKey('fleet', mock.session)]: JSON.stringify(draftAt(step)),
    [installationKey('fleet', mock.session)]: JSON.stringify(installationAt('/my/install/StepAccess')),
  })
  const heading = title(page, t('requestWizard.enterpriseDetails.title'))
  await signInAs('fleet', step)
  await expect(heading).toBeVisible()

  await signInAs('entity', LIST)
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

  await signInAs('fleet', step)
  await expect(heading).toBeVisible()
  await expect(page.getByLabel(t('requestWizard.field.companyName'), { exact: true })).toHaveValue(
    'Noordzee Logistics',
  )
})

test('A user whose session ends in the wizard returns to the same step with the typed text', async ({
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
  // The next read is rejected.
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

test('A deliberate sign-out asks before it deletes a draft, and then removes it completely', async ({
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
