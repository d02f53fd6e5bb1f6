import { readFileSync } from 'node:fs'
import { expect, test } from '../stack.ts'
import { t, textsIn } from '../texts.ts'
import { press } from './keyboard.ts'
import { button, failedRequest, type Page } from './views.ts'

const TOOL = '/network/translations'
const KEY = 'subscriptions.perMonth'

const open = (page: Page, key: string) => press(page.getByRole('link', { name: key, exact: true }))
const editor = (page: Page, key: string) => page.getByRole('dialog', { name: key })
const field = (page: Page, key: string, language: 'en' | 'fr' | 'nl') =>
  editor(page, key).getByRole('textbox', { name: t(`translations.language.${language}`) })
const search = (page: Page) => page.getByRole('searchbox', { name: t('translations.search') })
const chooseLanguage = async (page: Page, name: string) => {
  await page.locator('header button[aria-haspopup=menu]').first().click()
  await page.getByRole('menuitemradio', { name, exact: true }).click()
}
const save = (page: Page, key: string) =>
  editor(page, key).getByRole('button', { name: t('translations.save'), exact: true })

test('A super administrator translates a missing text, and a colleague no longer finds it among the missing texts', async ({
  page,
  signInAs,
}) => {
  const none = page.getByText(t('translations.none'))
  await signInAs('superadmin', TOOL)
  // Missing texts come first.
  await open(page, 'charger.firmware')
  await field(page, 'charger.firmware', 'fr').fill('Micrologiciel')
  await press(save(page, 'charger.firmware'))
  await expect(editor(page, 'charger.firmware')).toContainText(t('translations.saved'))
  await press(editor(page, 'charger.firmware').getByRole('link', { name: t('translations.next') }))
  await expect(editor(page, 'session.energy')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(none).toHaveCount(1)

  await signInAs('operator', TOOL)
  await expect(none).toHaveCount(1)
  await search(page).fill('charger.firmware')
  await expect(page.getByRole('cell', { name: 'Micrologiciel' })).toBeVisible()
})

test('A super administrator edits a text with checked placeholders and imports a file; a customer reads the new text in French', async ({
  page,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/createupdate'))
  await signInAs('superadmin', TOOL)
  await search(page).fill(KEY)
  await open(page, KEY)
  await field(page, KEY, 'fr').fill('Chaque mois')
  await expect(editor(page, KEY)).toContainText(t('translations.problem.missing', { name: '{fee}' }))
  await press(save(page, KEY))
  await expect(field(page, KEY, 'fr')).toBeFocused()
  await field(page, KEY, 'fr').fill('{fee} chaque mois')
  await expect(editor(page, KEY)).toContainText('12,50 € chaque mois')
  await press(save(page, KEY))
  await expect(editor(page, KEY)).toContainText(t('translations.saved'))
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await press(button(page, t('translations.exportChanges')))
  const exported = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(exported.texts).toEqual({ en: {}, fr: { [KEY]: '{fee} chaque mois' }, nl: {} })

  exported.texts = { en: {}, fr: { [KEY]: '{fee} / mois', 'no.such': 'Rien' }, nl: {} }
  await press(button(page, t('translations.import')))
  await page.getByLabel(t('translations.file'), { exact: true }).setInputFiles({
    name: 'translations.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(exported)),
  })
  const dialog = page.getByRole('dialog', { name: t('translations.import') })
  await expect(dialog).toContainText(t('translations.differences', { count: 1, problems: 1 }))
  await press(dialog.getByRole('button', { name: t('translations.apply', { count: 1 }) }))
  await expect(dialog).toContainText(t('bulk.ended', { count: 1 }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('cell', { name: '{fee} / mois' })).toBeVisible()

  await signInAs('fleet', '/my/subscriptions/details?id=SU00003-2')
  await chooseLanguage(page, 'Français')
  const french = await textsIn('fr')
  await button(page, french.t('subscriptions.change')).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/\d\s€ \/ mois$/)
      .first(),
  ).toBeVisible()
})

test('A super administrator resolves a conflict with a colleague in a translation; readers see the texts of both', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/createupdate'))
  const key = 'common.close'
  const colleague = await mock.as('operator')
  await signInAs('superadmin', `${TOOL}?key=${key}`)
  await field(page, key, 'nl').fill('Dicht')
  const { Id } = await colleague.create('translation', { Key: key, En: 'Close', Fr: 'Clore', Nl: 'Toe' })
  await save(page, key).click()
  await expect(editor(page, key)).toContainText(t('writing.conflict'))
  await expect(editor(page, key)).toContainText(t('translations.theirs', { text: 'Toe' }))
  await expect(field(page, key, 'fr')).toHaveValue('Clore')
  await expect(field(page, key, 'nl')).toHaveValue('Dicht')
  await colleague.write('translation', String(Id), { Fr: 'Quitter' })
  const again = editor(page, key).getByRole('button', { name: t('writing.again') })
  await again.click()
  await expect(field(page, key, 'fr')).toHaveValue('Quitter')
  await again.click()
  await expect(editor(page, key)).toContainText(t('translations.saved'))

  await signInAs('fleet', '/my/chargesession')
  for (const [language, name, text] of [
    ['fr', 'Français', 'Quitter'],
    ['nl', 'Nederlands', 'Dicht'],
  ] as const) {
    await chooseLanguage(page, name)
    const columns = (await textsIn(language)).t('table.columns')
    await button(page, columns).click()
    await press(page.getByRole('dialog').getByRole('button', { name: text, exact: true }).first())
  }
})

test('A super administrator changes a French text and sees it immediately; a driver reads it after the next load', async ({
  page,
  keep,
  signInAs,
}) => {
  const key = 'shell.language'
  const text = 'Langue <i>du</i> portail'
  const french = await textsIn('fr')
  const languages = (name: string) => page.locator('header').getByRole('button', { name, exact: true })
  await keep({ 'charge-portal:language': 'fr' })
  await signInAs('superadmin', `${TOOL}?key=${key}`)
  const dialog = editor(page, key)
  const language = dialog.getByRole('textbox', { name: french.t('translations.language.fr') })
  await language.fill(text)
  await press(dialog.getByRole('button', { name: french.t('translations.save'), exact: true }))
  await expect(dialog).toContainText(french.t('translations.saved'))
  await page.keyboard.press('Escape')
  await expect(languages(text)).toBeVisible()

  await signInAs('driver')
  await expect(languages(text)).toBeVisible()
  await languages(text).click()
  await page.getByRole('menuitemradio', { name: 'Nederlands', exact: true }).click()
  await expect(languages('Taal')).toBeVisible()
  await page.reload()
  await expect(languages('Taal')).toBeVisible()
})
