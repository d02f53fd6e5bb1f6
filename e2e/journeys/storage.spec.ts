import { expectAccessible } from '../accessibility/axe.ts'
import { choosePersona } from '../signIn.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { fillStorageWith, tamperStoredSignIn } from './storedSignIn.ts'
import {
  button,
  expectDashboard,
  expectDetails,
  expectSignInPage,
  expectView,
  failedRequest,
  openChargers,
  title,
} from './views.ts'

test('A token modified on the device is rejected and silently replaced', async ({
  page,
  mock,
  signInByClick,
  errors,
}) => {
  errors.allow(failedRequest('/api/'))
  await signInByClick('driver', '/my/chargepoints/CP000001')
  await expect(title(page, 'Home · Leuven')).toBeVisible()
  const authorised = (await mock.journal('identity.authorize')).length
  await tamperStoredSignIn(page)
  await page.reload()
  await expect(title(page, 'Home · Leuven')).toBeVisible()
  expect((await mock.journal('getUserInfo')).map(({ status }) => status)).toEqual([200, 401, 200])
  expect((await mock.journal('identity.authorize')).length).toBe(authorised)
})

test('The portal opens with any invalid data in local storage', async ({ page, signInByClick }) => {
  await signInByClick('driver', '/my/chargepoints')
  await expect(title(page, t('chargers.title'))).toBeVisible()
  for (const junk of ['', 'null', '{"accessToken":1}', '<b>']) {
    await fillStorageWith(page, junk)
    await page.reload()
    // The provider still has a session, so it shows no sign-in page.
    await expect(page.getByRole('link', { name: 'Home · Leuven' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
})

test('A stored sign-in with invalid tokens is silently replaced', async ({ page, signInByClick, errors }) => {
  errors.allow(failedRequest('/api/'))
  errors.allow(failedRequest('/identity/token'))
  await signInByClick('driver')
  await expectDashboard(page)
  for (const accessToken of ['a.b.c', 'snow\u2603man\r\n', '']) {
    await page.evaluate((token) => {
      const junk = {
        accessToken: token,
        refreshToken: 'no',
        idToken: 'x',
        expiresAt: 9e15,
        profile: { sub: 'x' },
      }
      localStorage.setItem('charge-portal:user', JSON.stringify(junk))
    }, accessToken)
    await page.reload()
    await expectDashboard(page)
  }
})

test('With blocked storage the portal explains what to allow, and starts once it is allowed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    if (new URLSearchParams(location.search).has('allowed')) return
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await page.goto('/my/chargepoints')
  await expectView(page, {
    says: t('faces.failed.title'),
    because: t('faces.failed.storage'),
    wayOut: t('faces.reload'),
  })
  await expectDetails(page, 'STORAGE_BLOCKED')
  await page.evaluate(() => history.replaceState(null, '', '/my/chargepoints?allowed'))
  await button(page, t('faces.reload')).click()
  await expectSignInPage(page)
})

test('When all storage rejects writes, the portal explains what to allow, and starts once there is space', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!new URLSearchParams(location.search).has('allowed'))
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
  })
  await page.goto('/my/chargepoints')
  await expectView(page, {
    says: t('faces.failed.title'),
    because: t('faces.failed.storage'),
    wayOut: t('faces.reload'),
  })
  await expectDetails(page, 'STORAGE_BLOCKED')
  await expectAccessible(page)
  await page.evaluate(() => history.replaceState(null, '', '/my/chargepoints?allowed'))
  await button(page, t('faces.reload')).click()
  await expectSignInPage(page)
})

for (const [name, script] of [
  [
    'rejects every write',
    () => {
      const write = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (this === window.localStorage) throw new DOMException('Full', 'QuotaExceededError')
        write.call(this, key, value)
      }
    },
  ],
  [
    'is blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError')
        },
      }),
  ],
] as const) {
  test(`A user whose local storage ${name} signs in and stays signed in after a reload`, async ({ page }) => {
    await page.addInitScript(script)
    await page.goto('/my/chargepoints?q=home')
    await choosePersona(page, 'driver')
    await expect(title(page, t('chargers.title'))).toBeVisible()
    await expect(page).toHaveURL('/my/chargepoints?q=home')
    await page.reload()
    await expect(title(page, t('chargers.title'))).toBeVisible()
    await expect(page).toHaveURL('/my/chargepoints?q=home')
  })
}

test('Storage that fills up during a visit loses neither the renewed sign-in nor the page', async ({
  page,
  mock,
  signInAs,
}) => {
  await signInAs('driver', '/my/chargepoints/CP000001')
  await expect(title(page, 'Home · Leuven')).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  for (const renewals of [1, 2]) {
    await mock.tokens('now')
    await expect
      .poll(async () => (await mock.journal('identity.token')).filter(({ status }) => status === 200).length)
      .toBe(renewals + 1)
    await expect.poll(async () => (await mock.journal('getChargepoint')).at(-1)?.status).toBe(200)
  }
  await expect(title(page, 'Home · Leuven')).toBeVisible()
})

test('A user with full storage signs in and works, and sees that drafts are not stored', async ({ page }) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (['charge-portal:user', 'charge-portal:language'].includes(key) || key.includes(':wizard:'))
        throw new DOMException('Full', 'QuotaExceededError')
      write.call(this, key, value)
    }
  })
  await page.goto('/dashboard')
  await choosePersona(page, 'driver')
  await expectDashboard(page)
  await openChargers(page)
  await expect(page.getByRole('link', { name: 'Home · Leuven' })).toBeVisible()
  await page.getByRole('link', { name: t('chargers.add') }).click()
  await expect(page.getByText(t('wizard.notSaved.title'))).toBeVisible()
  await expectAccessible(page)
  await button(page, t('shell.language')).click()
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
})

test('A user who clears storage and cookies reaches the sign-in page', async ({
  page,
  context,
  signInByClick,
}) => {
  await signInByClick('driver')
  await expectDashboard(page)
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expectSignInPage(page)
})
