// @vitest-environment jsdom
import { classEntry } from '@portal/schemas/contract'
import { act, type ComponentType } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { PATTERNS, paths } from '../data/paths.ts'
import type { BcoFailure } from '../services/bco.ts'
import { createFormats, createTexts, loadTexts, sharedTexts } from '../texts/index.ts'
import { mount } from '../ui/testing/mount.tsx'
import { routes } from './features.ts'
import { EMPTY_DRAFTS } from './testing/emptyDrafts.ts'

/**
 * An id that does not exist and an id of another relation get the same response: the 'not found' code of the record
 * class. Every detail screen shows it in the same view.
 */

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, bco: undefined as unknown }))
const USER = {
  role: ['EntityManager'],
  Relation: { Id: 'R1', Description: 'Noord', IsCompany: 1 },
  RelationContact: { Id: 'RC1', Name: 'Ada', Email: 'ada@example.test' },
}
vi.mock('./context.ts', () => ({
  useI18n: () => stage.i18n,
  useConfig: () => ({ support: { email: 'help@example.test' } }),
  useUserInfo: () => USER,
  usePortal: () => USER,
  useSystem: () => ({
    unsaved: EMPTY_DRAFTS,
    bco: () => stage.bco,
    onClearCaches: () => () => undefined,
    cachesCleared: () => 0,
    savedEdits: { get: () => undefined },
    walks: new Map(),
  }),
}))
vi.mock('../data/pathId.ts', () => ({ usePathId: () => 'NOWHERE' }))
vi.mock('../data/hasGroup.ts', () => ({ useHasGroup: () => true }))
vi.mock('../data/flag.ts', () => ({ useFlag: () => true }))
vi.mock('../data/draftOwner.ts', () => ({ useDraftKind: () => undefined }))

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
/**
 * Detail screens tested here, each with the operation that it calls first, its record class and the path of its list.
 */
const SCREENS = [
  [PATTERNS.card, 'oneToken', 'token', paths.cards()],
  [PATTERNS.user, 'oneRelationContact', 'relationcontact', paths.organisation()],
  [PATTERNS.relation, 'oneRelation', 'relation', paths.relations()],
  [PATTERNS.whitelist, 'oneWhitelistGroup', 'whitelistgroup', paths.whitelists()],
] as const

const details = routes.filter(({ path }) => SCREENS.some(([pattern]) => pattern === path))
const sources = details.flatMap(({ texts }) => texts ?? [])
// Stubs for the dialog methods, which jsdom lacks. No dialog opens in these tests.
Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
const { t, ...texts } = createTexts('en', await loadTexts('en', [sharedTexts, ...sources]))
stage.i18n = { t, ...texts, formats: createFormats('en') }

const screens = new Map<string, ComponentType>()
beforeAll(async () => {
  for (const { path, load } of details) screens.set(path, await load())
})

const calls: string[] = []
const open = async (path: string, operation: string, code: string) => {
  calls.length = 0
  const answer = async ({ id }: { id: string }) => {
    calls.push(id)
    if (id.startsWith('meta')) return { data: [], at: 0 }
    const failure: BcoFailure = { code, message: 'Raw words', status: 200, severity: 'error' }
    throw id === operation ? failure : new Error(`${id} was called although the record does not exist`)
  }
  stage.bco = { call: answer, callWhole: answer, now: () => 0 }
  const Screen = screens.get(path)
  if (!Screen) throw new Error(`There is no screen at ${path}`)
  const unmount = mount(<Screen />)
  await settled()
  return unmount
}
const settled = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve)
      }),
  )
let unmount = () => undefined as void
afterEach(() => unmount())

it.each(SCREENS)(
  '%s shows a not-found view with a link to its list and a retry button, but no alert',
  async (path, operation, name, list) => {
    const code = classEntry(name).unknown
    unmount = await open(path, operation, code)
    const text = document.body.textContent
    expect(text).toContain(texts.errorText(code))
    expect(text).not.toContain('Raw words')
    expect(document.querySelector('[role="alert"]')?.textContent ?? '').toBe('')
    const ways = [...document.querySelectorAll('a')].filter((way) => way.getAttribute('href') === list)
    expect(ways.length).toBeGreaterThan(0)
    const again = [...document.querySelectorAll('button')].find((one) => one.textContent === t('faces.retry'))
    const before = calls.filter((one) => one === operation).length
    act(() => again?.click())
    await settled()
    expect(calls.filter((one) => one === operation)).toHaveLength(before + 1)
  },
)
