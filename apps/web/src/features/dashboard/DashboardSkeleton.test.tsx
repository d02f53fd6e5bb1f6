// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createTexts, loadTexts, sharedTexts } from '../../texts/index.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { DashboardCards } from './DashboardCards.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { texts } from './texts/en.ts'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, isWide: false }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.stubGlobal('matchMedia', () => ({
  matches: stage.isWide,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
const { t, ...others } = createTexts('en', { ...(await loadTexts('en', [sharedTexts])), ...texts })
stage.i18n = { t, ...others }

let unmount = () => undefined as void
afterEach(() => unmount())

/** Returns the keys of `marks` in the order in which their text or class occurs in the document. */
const orderOf = (marks: Readonly<Record<string, string>>) => {
  const html = document.body.innerHTML
  return Object.keys(marks).sort((a, b) => html.indexOf(marks[a] ?? '') - html.indexOf(marks[b] ?? ''))
}
const SKELETON = { todo: t('dashboard.todo'), tiles: 'tile-row', energy: t('dashboard.energyPerDay') }
const PAGE = { todo: 'the tasks', tiles: 'the figures', energy: 'the energy' }

it.each([
  [false, ['todo', 'tiles', 'energy']],
  [true, ['tiles', 'todo', 'energy']],
])(
  'the skeleton has the same order as the loaded page, with the tasks first on a phone (wide: %s)',
  (isWide, order) => {
    stage.isWide = isWide
    unmount = mount(<DashboardSkeleton />)
    expect(orderOf(SKELETON)).toEqual(order)
    unmount()
    unmount = mount(<DashboardCards now="what charges" {...PAGE} states="the states" />)
    expect(orderOf(PAGE)).toEqual(order)
  },
)
