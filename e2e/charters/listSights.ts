import { expect } from '@playwright/test'
import type { SightName } from '@portal/machines/charter'
import { SOON } from '../models/pageClock.ts'
import { branch, type Hands, labelled, startingWith } from './hands.ts'

type Sees = (hands: Hands, given: Readonly<Record<string, string>>) => Promise<void>

/** What lists and tables show. */
export const LIST_SEES = {
  lists: async ({ page }, { label = '', names = '' }) => {
    const one = labelled(page, label)
    const items = one.getByRole('listitem')
    const lines = (await items.count()) > 0 ? items : one.getByRole('link')
    const told = names.split(', ')
    await expect(lines, `“${label}” lists ${names}`).toHaveCount(told.length, SOON)
    for (const [at, name] of told.entries())
      await expect(lines.nth(at), `“${label}” lists ${names}`).toHaveText(startingWith(name), SOON)
  },
  openInTree: ({ page }, { text = '' }) =>
    expect(branch(page, text), `‘${text}’ is open in the tree`).toHaveAttribute(
      'aria-expanded',
      'true',
      SOON,
    ),
  closedInTree: ({ page }, { text = '' }) =>
    expect(branch(page, text), `‘${text}’ is closed in the tree`).toHaveAttribute(
      'aria-expanded',
      'false',
      SOON,
    ),
  notInTree: ({ page }, { text = '' }) =>
    expect(branch(page, text), `no ‘${text}’ in the tree`).toHaveCount(0, SOON),
} as const satisfies Partial<Record<SightName, Sees>>
