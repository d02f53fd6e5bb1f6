import { expect } from '@playwright/test'
import type { SavedViewsInput, SavedViewsMachine } from '@portal/machines'
import type { Facts } from '@portal/machines/paths'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { keepOfList, refusing } from './keptList.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'

const KEPT = ':views:'

const namesIn = ({ views }: Facts): readonly string[] => String(views).split(', ').filter(Boolean)

/** The saved views of an operator's list of relations: in their dialog, and as links above the list. */
export const savedViewsOnPage = ({ page, clock }: Stage): PageAdapter<SavedViewsMachine> => {
  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const field = dialog.getByRole('textbox', { name: t('views.name') })
  /** Behind the dialog the links cannot be heard, and are there all the same. */
  const links = page.locator(`nav[aria-label="${t('record.views.saved')}"] a`)

  const listing = async (expected: Facts) => {
    await expect(dialog.getByRole('heading', { level: 3, name: t('views.list') })).toBeVisible(SOON)
    const names = namesIn(expected)
    const lines = dialog.getByRole('listitem')
    await expect(lines).toHaveCount(names.length, SOON)
    await expect(dialog.getByText(t('views.none'))).toHaveCount(names.length === 0 ? 1 : 0, SOON)
    for (const [index, name] of names.entries()) {
      const line = lines.nth(index)
      await expect(line).toContainText(name, SOON)
      const isFirst = name === expected['first']
      await expect(line.getByText(t('views.isFirst'))).toHaveCount(isFirst ? 1 : 0, SOON)
      await expect(
        line.getByRole('button', { name: t('views.first.of', { name }), exact: true }),
      ).toHaveAttribute('aria-pressed', String(isFirst), SOON)
    }
    await expect(dialog.getByRole('status')).toHaveText(
      expected['isUnkept'] === true ? t('record.views.unkept') : '',
      SOON,
    )
    await expect(links).toHaveText(names, SOON)
    const changed = String(expected['changed'])
    const replace = dialog.getByRole('button', { name: t('views.replace', { name: changed }), exact: true })
    await expect(replace).toHaveCount(changed === '' ? 0 : 1, SOON)
  }

  const naming = async ({ name, subject, problem }: Facts) => {
    const title = subject === '' ? t('views.new') : t('views.rename.of', { name: String(subject) })
    await expect(dialog.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible(SOON)
    await expect(field).toHaveValue(String(name), SOON)
    const says = problem === '' ? undefined : t(`views.name.${problem as 'empty'}`)
    for (const one of ['empty', 'tooLong', 'taken'] as const) {
      const text = t(`views.name.${one}`)
      await expect(dialog.getByText(text, { exact: true })).toHaveCount(text === says ? 1 : 0, SOON)
    }
  }

  return {
    start: async (input) => {
      const { saved, shown, present } = input as SavedViewsInput
      const { views, first } = saved
      if (views.length > 0)
        await keepOfList(
          page,
          KEPT,
          JSON.stringify({ v: 1, views: views.map(({ name, query }) => ({ name, query })), first }),
        )
      await openAs(
        page,
        'operator',
        `/network/relations${present === undefined ? '' : `?${shown.query}&view=${present}`}`,
      )
      const open = page.getByRole('button', { name: t('record.views'), exact: true })
      await patiently(clock, () => expect(open).toBeVisible(SOON))
      await open.click()
      await patiently(clock, () => expect(dialog).toBeVisible(SOON))
    },
    act: {
      NEW: () => press(t('views.new')),
      RENAME: ({ event }) => press(t('views.rename.of', { name: String(event['name']) })),
      TYPE: ({ event }) => field.fill(String(event['name'])),
      SAVE: () => press(t('views.save')),
      REPLACE: ({ before }) => press(t('views.replace', { name: String(before['changed']) })),
      MOVE: ({ event }) =>
        press(t(event['by'] === 1 ? 'views.down' : 'views.up', { name: String(event['name']) })),
      DELETE: ({ event }) => press(t('views.delete.of', { name: String(event['name']) })),
      CONFIRM: () => press(t('views.delete.confirm')),
      TOGGLE_FIRST: ({ event }) => press(t('views.first.of', { name: String(event['name']) })),
      BACK: () => press(t('common.back')),
      // The browser refuses two changes that leave all as it was.
      NOT_KEPT: ({ before }) =>
        refusing(page, KEPT, async () => {
          const name = namesIn(before).find((one) => one === before['first']) ?? namesIn(before)[0] ?? ''
          await press(t('views.first.of', { name }))
          await press(t('views.first.of', { name }))
        }),
      CLOSE: () => page.keyboard.press('Escape'),
    },
    answer: {},
    delay: {},
    see: {
      'listing.kept': listing,
      'listing.unkept': listing,
      'naming.typing': naming,
      'naming.empty': naming,
      'naming.tooLong': naming,
      'naming.taken': naming,
      deleting: async ({ subject }) => {
        const title = t('views.delete.title', { name: String(subject) })
        await expect(dialog.getByRole('heading', { level: 2, name: title })).toBeVisible(SOON)
        await expect(dialog.getByRole('button', { name: t('common.back') })).toBeFocused(SOON)
      },
      closed: async (expected) => {
        await expect(dialog).toHaveCount(0, SOON)
        await expect(links).toHaveText(namesIn(expected), SOON)
      },
    },
    stop: async () => undefined,
  }
}
