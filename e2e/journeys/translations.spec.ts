import { readFileSync } from 'node:fs'
import type { Mock } from '../mock.ts'
import { expect, test } from '../stack.ts'
import { t } from '../texts.ts'
import { button, failedRequest, type Page } from './faces.ts'

const TOOL = '/network/translations'
const KEY = 'subscriptions.perMonth'

const open = (page: Page, key: string) => page.getByRole('link', { name: key, exact: true }).click()
const editor = (page: Page, key: string) => page.getByRole('dialog', { name: key })
const field = (page: Page, key: string, language: 'en' | 'fr' | 'nl') =>
  editor(page, key).getByRole('textbox', { name: t(`translations.language.${language}`) })
const search = (page: Page) => page.getByRole('searchbox', { name: t('translations.search') })
/** What the server has of a text. */
const kept = async (mock: Mock, key: string) =>
  (await (await mock.as('operator')).list('translation', { filter: `(Key EX "${key}")` }))[0]
const save = (page: Page, key: string) =>
  editor(page, key).getByRole('button', { name: t('translations.save'), exact: true })

test('An operator translates missing words, and the server has them', async ({ page, mock, signInAs }) => {
  await signInAs('operator', TOOL)
  // Missing texts come first.
  await open(page, 'charger.firmware')
  await field(page, 'charger.firmware', 'fr').fill('Micrologiciel')
  await save(page, 'charger.firmware').click()
  await expect(editor(page, 'charger.firmware')).toContainText(t('translations.saved'))
  expect(await kept(mock, 'charger.firmware')).toMatchObject({ Fr: 'Micrologiciel', IsMissing: false })
  await editor(page, 'charger.firmware')
    .getByRole('link', { name: t('translations.next') })
    .click()
  await expect(editor(page, 'session.energy')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(t('translations.none'))).toHaveCount(1)
})

test('A text is changed with its placeholders checked, exported, reset by an import of another file, and met by a colleague', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/createupdate'))
  await signInAs('operator', TOOL)
  await search(page).fill(KEY)
  await open(page, KEY)
  await field(page, KEY, 'fr').fill('Chaque mois')
  await expect(editor(page, KEY)).toContainText(t('translations.problem.missing', { name: '{fee}' }))
  await save(page, KEY).click()
  await field(page, KEY, 'fr').fill('{fee} chaque mois')
  await expect(editor(page, KEY)).toContainText('12,50 € chaque mois')
  await save(page, KEY).click()
  await expect(editor(page, KEY)).toContainText(t('translations.saved'))
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await button(page, t('translations.exportChanges')).click()
  const exported = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(exported.texts).toEqual({ en: {}, fr: { [KEY]: '{fee} chaque mois' }, nl: {} })

  exported.texts = { en: {}, fr: { [KEY]: '{fee} / mois', 'no.such': 'Rien' }, nl: {} }
  await button(page, t('translations.import')).click()
  await page.getByLabel(t('translations.file'), { exact: true }).setInputFiles({
    name: 'translations.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(exported)),
  })
  const dialog = page.getByRole('dialog', { name: t('translations.import') })
  await expect(dialog).toContainText(t('translations.differences', { count: 1, problems: 1 }))
  await dialog.getByRole('button', { name: t('translations.apply', { count: 1 }) }).click()
  await expect(dialog).toContainText(t('bulk.ended', { count: 1 }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('cell', { name: '{fee} / mois' })).toBeVisible()
  expect(await kept(mock, KEY)).toMatchObject({ Fr: '{fee} / mois' })
})

test('A text that a colleague changed meanwhile is not overwritten unseen', async ({
  page,
  mock,
  errors,
  signInAs,
}) => {
  errors.allow(failedRequest('/createupdate'))
  await signInAs('operator', `${TOOL}?key=common.save`)
  await field(page, 'common.save', 'nl').fill('Bewaren')
  await mock.fault('createupdateTranslation', { kind: 'status', status: 409 }, 1)
  await save(page, 'common.save').click()
  await expect(editor(page, 'common.save')).toContainText(t('translations.saveFailed'))
  await expect(field(page, 'common.save', 'nl')).toHaveValue('Bewaren')
})
