import { draftAt, draftKey } from '../requestDraft.ts'
import type { Page, Test } from '../stack.ts'
import { t } from '../texts.ts'
import { button } from './views.ts'

export const LIST = '/my/requests'

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const next = (page: Page, label: string) =>
  button(page, t('wizard.next', { step: label.charAt(0).toLowerCase() + label.slice(1) }))
export const choose = (page: Page, words: string) => page.getByRole('radio', { name: words }).check()
export const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value)
/** File input behind the button that adds files. */
export const pictures = (page: Page) => page.locator('input[name="attachmentIds"]')
export const listed = (page: Page) => page.getByRole('list', { name: t('files.list') }).getByRole('listitem')

/** Route of the pictures step. */
const PICTURES = '/my/survey-type-pictures'
/** Opens the pictures step with a draft that has no pictures yet. */
export const openPictures = async ({ mock, keep, signInAs }: Pick<Test, 'mock' | 'keep' | 'signInAs'>) => {
  const draft = JSON.stringify({ ...draftAt(PICTURES), attachmentIds: [] })
  await keep({ [draftKey('fleet', mock.session)]: draft })
  await signInAs('fleet', PICTURES)
}
