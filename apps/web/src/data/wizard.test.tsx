// @vitest-environment jsdom
import {
  type InstallationAnswers,
  type InstallationStep,
  installationStart,
  installationWizard,
  provideInstallationWizard,
} from '@portal/machines'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wizardDraftsOf } from '../services/draftKeys.ts'
import { mount } from '../ui/testing/mount.tsx'
import { createTestChildren } from './testing/children.ts'
import { useWizard, type Wizard, type WizardKind } from './wizard.ts'

const stage = vi.hoisted(() => ({
  person: 'fleet',
  own: 'R1',
  viewed: undefined as string | undefined,
  system: {} as object,
  leaving: new Set<() => void>(),
  notifications: [] as unknown[],
}))
vi.mock('@portal/machines', async (original) => ({
  ...(await original<object>()),
  selectUserInfo: () => ({ Relation: { Id: stage.own } }),
}))
vi.mock('../app/context.ts', () => ({ useSystem: () => stage.system }))
vi.mock('./draftOwner.ts', () => ({ draftOwner: () => stage.person }))

const kind: WizardKind<InstallationStep, InstallationAnswers> = {
  name: 'installation',
  select: installationWizard,
  pathOf: (step) => `/my/install/${step}`,
  stepOf: (path) => (path === '/my/install/StepChargerType' ? 'StepChargerType' : undefined),
  home: '/my/chargepoints',
  provide: (_, { actions }) => ({ machine: provideInstallationWizard({ actions } as never) }),
  begin: () => undefined,
  learn: async () => ({}),
}

let children: ReturnType<typeof createTestChildren>
let wizard: Wizard<InstallationStep, InstallationAnswers>
const Screen = ({ take }: { take: (current: typeof wizard) => void }) => {
  take(useWizard(kind))
  return null
}
let takeAway = () => undefined as void
const open = () => {
  takeAway()
  takeAway = mount(<Screen take={(current) => (wizard = current)} />)
  return wizard
}
const keyOf = (person: string) => `charge-portal:wizard:installation:${person}`
const begin = () =>
  wizard.send({
    type: 'START',
    key: 'intent',
    answers: installationStart({ isCompany: false, ownRelationId: stage.own }),
  })
const hasDraft = () => installationWizard.hasDraft(wizard.actor.getSnapshot())

/** Signs in another user, or the same user for another relation, which clears all caches. */
const comes = (person: string, { own = 'R1', viewed }: { own?: string; viewed?: string } = {}) => {
  takeAway()
  Object.assign(stage, { person, own, viewed })
  for (const leave of stage.leaving) leave()
  children.stopAll()
  return open()
}

beforeEach(() => {
  localStorage.clear()
  stage.person = 'fleet'
  stage.own = 'R1'
  stage.viewed = undefined
  stage.leaving.clear()
  stage.notifications = []
  children = createTestChildren()
  stage.system = {
    appearance: { language: { get: () => ({ language: 'en' }) }, i18n: () => ({ t: (key: string) => key }) },
    overlays: () => ({ notifications: { send: (event: unknown) => stage.notifications.push(event) } }),
    bco: () => ({ now: () => 0 }),
    portal: { getSnapshot: () => undefined },
    impersonation: {
      getSnapshot: () => ({
        value: 'viewing',
        context: { relation: stage.viewed && { Id: stage.viewed } },
      }),
    },
    ...children,
    cachesCleared: () => stage.leaving.size,
    onClearCaches: (clear: () => void) => {
      stage.leaving.add(clear)
      return () => stage.leaving.delete(clear)
    },
  }
})
afterEach(() => {
  takeAway()
  vi.restoreAllMocks()
})

const DRAFT = {
  v: 1,
  kind: 'INSTALLATION',
  steps: ['StepChargerType'],
  draft: {},
  attachmentIds: [],
  submission: { key: 'intent', callsDone: [] },
}
describe('a wizard', () => {
  test.each([
    ['is damaged', '{"v":1,'],
    ['is a plain string', '"a text"'],
    ['has an older version', JSON.stringify({ ...DRAFT, v: 0 })],
    ['belongs to another wizard', JSON.stringify({ ...DRAFT, kind: 'CARD' })],
    ['has an invalid submission', JSON.stringify({ ...DRAFT, submission: { key: 'a', callsDone: [{}] } })],
  ])('ignores a stored draft that %s, and can start a new one', (_, stored) => {
    localStorage.setItem(keyOf('fleet'), stored)
    open()
    expect(hasDraft()).toBe(false)
    begin()
    expect(JSON.parse(localStorage.getItem(keyOf('fleet')) ?? '')).toMatchObject({
      v: 1,
      kind: 'INSTALLATION',
    })
  })

  test.each([
    ['has another version', JSON.stringify({ ...DRAFT, v: 0 })],
    ['is truncated', JSON.stringify(DRAFT).slice(0, -5)],
  ])('deletes a stored draft that %s, and notifies the user', async (_, stored) => {
    localStorage.setItem(keyOf('fleet'), stored)
    open()
    expect(localStorage.getItem(keyOf('fleet'))).toBeNull()
    await vi.waitFor(() =>
      expect(stage.notifications).toEqual([
        { type: 'NOTIFY', request: { colour: 'warning', content: 'wizard.draft.unreadable' } },
      ]),
    )
  })

  test('shows no notification without a draft or with a valid one', async () => {
    open()
    localStorage.setItem(keyOf('jonas'), JSON.stringify(DRAFT))
    comes('jonas')
    await Promise.resolve()
    expect(hasDraft()).toBe(true)
    expect(stage.notifications).toEqual([])
  })

  test('continues without room in storage, and reports that its draft is not stored', () => {
    const listener = vi.fn()
    open().draftStatus.subscribe(listener)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    begin()
    expect(hasDraft()).toBe(true)
    expect(wizard.draftStatus.get().isStored).toBe(false)
    expect(wizard.draftStatus.get().savedAt).toBeUndefined()
    expect(listener).toHaveBeenCalled()
    vi.restoreAllMocks()
    wizard.send({ type: 'ANSWER', answers: { chargertype: 'PRIVATE' } })
    expect(wizard.draftStatus.get().isStored).toBe(true)
    expect(wizard.draftStatus.get().savedAt).toEqual(expect.any(Number))
    expect(localStorage.getItem(keyOf('fleet'))).not.toBeNull()
  })

  test('hides its draft from another user of the device, and keeps it for its owner', () => {
    open()
    begin()
    const first = wizard
    comes('driver')
    expect(wizard).not.toBe(first)
    expect(hasDraft()).toBe(false)
    expect(first.actor.getSnapshot()).toMatchObject({ status: 'stopped' })
    comes('fleet')
    expect(hasDraft()).toBe(true)
  })

  const draftOf = () => installationWizard.answers(wizard.actor.getSnapshot()).ownRelationId

  test.each([
    ['views the portal as another relation', { viewed: 'R7' }],
    ['belongs to another relation', { own: 'R7' }],
  ])('keeps a separate draft for a user who %s', (_, other) => {
    open()
    begin()
    wizard.send({ type: 'ANSWER', answers: { chargertype: 'PUBLIC' } })
    const isPublic = () => installationWizard.answers(wizard.actor.getSnapshot()).chargertype === 'PUBLIC'
    expect(localStorage.getItem(keyOf('fleet'))).not.toBeNull()
    comes('fleet', other)
    expect(hasDraft()).toBe(false)
    begin()
    expect(isPublic()).toBe(false)
    comes('fleet')
    expect([hasDraft(), isPublic(), draftOf()]).toEqual([true, true, 'R1'])
    comes('fleet', other)
    expect([hasDraft(), isPublic()]).toEqual([true, false])
    // The draft keeps its storage name even after the other draft is removed.
    localStorage.removeItem(keyOf('fleet'))
    comes('fleet', other)
    expect(hasDraft()).toBe(true)
    expect(wizardDraftsOf('fleet')).toEqual(['installation/R7'])
  })
})
