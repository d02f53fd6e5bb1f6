// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_DRAFTS } from '../../../app/testing/emptyDrafts.ts'
import type { Query } from '../../../data/query.ts'
import { createFormats, createTexts, loadTexts, sharedTexts, type TextSource } from '../../../texts/index.ts'
import { mount } from '../../../ui/testing/mount.tsx'
import { AlarmsCard, useOpenAlarms } from '../AlarmsCard.tsx'

const networkTexts: TextSource = (language) => import(`../texts/${language}.ts`)
const NOW = Date.parse('2026-11-18T13:20:00Z')
const ME = 'Nadia El Amrani'

interface Sent {
  readonly body: object
  readonly intent: string
  readonly answer: (failure?: object) => Promise<void>
}

const stage = vi.hoisted(() => ({
  i18n: undefined as unknown,
  alarms: [] as object[],
  /** Number of open alarms that the responses do not contain. */
  others: 0,
  sent: [] as Sent[],
  now: 0,
}))
vi.mock('../../../app/context.ts', () => ({
  useI18n: () => stage.i18n,
  useConfig: () => ({}),
  useUserInfo: () => ({ RelationContact: { Name: 'Nadia El Amrani' } }),
  usePortal: () => undefined,
  useSystem: () => ({
    unsaved: EMPTY_DRAFTS,
    bco: () => ({
      now: () => NOW,
      call: (_: object, { body }: { body: object }, { intent }: { intent: string }) =>
        new Promise<object>((done, fail) => {
          stage.sent.push({
            body,
            intent,
            answer: (failure) =>
              act(async () => (failure ? fail(failure) : done({ data: { ...body, Version: 5 } }))),
          })
        }),
    }),
  }),
}))
vi.mock('../../../components/supportDetails.ts', () => ({ useSupportDetails: () => ({ lines: [] }) }))
vi.mock('../../../ui/SupportDetails.tsx', () => ({ SupportDetails: () => null }))
vi.mock('../../../data/useNow.ts', () => ({
  useNow: () => stage.now,
  useClock: <T,>(valueAt: (now: number) => T) => valueAt(stage.now),
}))
vi.mock('../../../data/query.ts', () => ({
  HOUR_MS: 3_600_000,
  SECOND_MS: 1_000,
  useQuery: (_: object, { query }: { query: { filter: string } }): Query<object> => {
    const Data = stage.alarms.filter((alarm) => query.filter.includes(String(Reflect.get(alarm, 'Severity'))))
    return {
      data: { Data, Page: { PageNumber: 1, PageCount: 1, Results: Data.length + stage.others } },
      at: NOW,
      error: undefined,
      retry: () => undefined,
    }
  },
}))
const { t, errorText, ...texts } = createTexts('en', await loadTexts('en', [sharedTexts, networkTexts]))
stage.i18n = { t, errorText, ...texts, formats: createFormats('en') }

const alarm = (Id: string, more = {}) => ({
  Id,
  Description: `Alarm ${Id}`,
  Version: 4,
  Severity: 'CRITICAL',
  Raised: '2026-11-18T12:00:00Z',
  ...more,
})

/** Renders the card. `take` receives a function that refetches. */
const Home = ({ take }: { take: (again: () => void) => void }) => {
  const [times, setTimes] = useState(0)
  take(() => act(() => setTimes(times + 1)))
  return <AlarmsCard read={useOpenAlarms()} />
}
let readAgain: () => void = () => undefined

let takeAway: () => void = () => undefined
beforeEach(() => {
  stage.alarms = [alarm('A1'), alarm('A2', { Severity: 'MAJOR' })]
  stage.others = 0
  stage.sent = []
  stage.now = NOW
  takeAway = mount(<Home take={(again) => (readAgain = again)} />)
})
afterEach(() => takeAway())

const row = (id: string) =>
  [...document.querySelectorAll('li')].find((item) => item.textContent.includes(`Alarm ${id}`))
const button = (id: string) => {
  const found = row(id)?.querySelector('button')
  if (!found) throw new Error(`${id} has no button`)
  return found
}
const giveBack = (id: string) =>
  [...(row(id)?.querySelectorAll('button') ?? [])].find((one) =>
    [t('network.home.giveBack'), t('faces.retry')].some((words) => one.textContent.startsWith(words)),
  )
const pressGiveBack = (id: string) => act(async () => giveBack(id)?.click())
const press = (id: string) => act(async () => button(id).click())
const notice = (id: string) => row(id)?.querySelector('[role=alert]')?.textContent

it('the alarms card assigns an alarm only once on a double press, at the version on screen, then shows the assignee', async () => {
  await press('A1')
  await press('A1')
  expect(stage.sent.map(({ body }) => body)).toEqual([{ Id: 'A1', Version: 4, AssignedTo: ME }])
  expect(button('A1').getAttribute('aria-busy')).toBe('true')
  await press('A2')
  expect(stage.sent).toHaveLength(1)
  await stage.sent[0]?.answer()
  expect(button('A1').textContent).toBe(`${t('network.home.taken.me')} Alarm A1`)
  // The button ignores a late second press.
  await press('A1')
  expect(stage.sent).toHaveLength(1)
  expect(document.querySelector('[role=status]')?.textContent).toBe(
    t('network.home.taken', { name: 'Alarm A1' }),
  )
  await press('A2')
  expect(stage.sent).toHaveLength(2)
})

it.each([
  ['fails', { code: 'UNKNOWNERROR', message: '', status: 500 }],
  ['gets no answer', { code: 'FAILEDTOLOAD', message: '', status: 0 }],
] as const)(
  'the alarms card reports in the row that taking an alarm %s, and retries with the same idempotency key',
  async (_, failure) => {
    await press('A1')
    await stage.sent[0]?.answer(failure)
    expect(notice('A1')).toContain(t('network.home.takeFailed'))
    expect(notice('A1')).toContain(errorText(failure.code))
    expect(button('A1').textContent).toContain(t('faces.retry'))
    await press('A1')
    expect(stage.sent[1]?.intent).toBe(stage.sent[0]?.intent)
    await stage.sent[1]?.answer()
    expect(button('A1').textContent).toContain(t('network.home.taken.me'))
  },
)

it('the alarms card explains a refusal and keeps other alarms available', async () => {
  await press('A1')
  await stage.sent[0]?.answer({ code: 'Unauthorized', message: '', status: 403 })
  expect(notice('A1')).toContain(errorText('Unauthorized'))
  await press('A2')
  expect(stage.sent.at(-1)?.body).toMatchObject({ Id: 'A2' })
  expect(notice('A1')).toBeUndefined()
})

it('the alarms card names a faster colleague until the notice closes, and takes a changed alarm at its new version', async () => {
  await press('A1')
  stage.alarms = [alarm('A1', { Version: 5, AssignedTo: 'Sofie Peeters' }), alarm('A2')]
  await stage.sent[0]?.answer({ code: 'CONFLICT', message: '', status: 409 })
  readAgain()
  expect(notice('A1')).toContain(t('network.home.takenFirst', { name: 'Sofie Peeters' }))
  expect(button('A1').textContent).toContain('Sofie Peeters')
  await act(async () => row('A1')?.querySelector<HTMLElement>('[role=alert] button')?.click())
  expect(row('A1')).toBeUndefined()

  await press('A2')
  stage.alarms = [alarm('A2', { Version: 9 })]
  await stage.sent[1]?.answer({ code: 'CONFLICT', message: '', status: 409 })
  readAgain()
  expect(notice('A2')).toContain(t('network.home.alarmChanged'))
  await press('A2')
  expect(stage.sent[2]?.body).toMatchObject({ Id: 'A2', Version: 9 })
})

it('the alarms card gives back a taken alarm, and can take it again at its current version', async () => {
  expect(giveBack('A1')).toBeUndefined()
  await press('A1')
  expect(giveBack('A1')).toBeUndefined()
  await stage.sent[0]?.answer()
  await pressGiveBack('A1')
  await pressGiveBack('A1')
  expect(stage.sent.slice(1).map(({ body }) => body)).toEqual([{ Id: 'A1', Version: 5, AssignedTo: '' }])
  expect(button('A1').textContent).toContain(t('network.home.taken.me'))
  await stage.sent[1]?.answer()
  expect(giveBack('A1')).toBeUndefined()
  expect(button('A1').textContent).toContain(t('network.home.take'))
  expect(document.querySelector('[role=status]')?.textContent).toBe(
    t('network.home.givenBack', { name: 'Alarm A1' }),
  )
  await press('A1')
  expect(stage.sent[2]?.body).toEqual({ Id: 'A1', Version: 5, AssignedTo: ME })
})

it('the alarms card keeps the alarm after a failed give-back, and retries with the same idempotency key', async () => {
  await press('A1')
  await stage.sent[0]?.answer()
  await pressGiveBack('A1')
  await stage.sent[1]?.answer({ code: 'FAILEDTOLOAD', message: '', status: 0 })
  expect(notice('A1')).toContain(t('network.home.giveBackFailed'))
  expect(notice('A1')).toContain(t('writing.unanswered'))
  expect(button('A1').textContent).toContain(t('network.home.taken.me'))
  await pressGiveBack('A1')
  expect(stage.sent[2]?.intent).toBe(stage.sent[1]?.intent)
  await stage.sent[2]?.answer({ code: 'Unauthorized', message: '', status: 403 })
  expect(notice('A1')).toContain(errorText('Unauthorized'))
  expect(button('A1').textContent).toContain(t('network.home.taken.me'))
})

it('the alarms card does not give back an alarm that a colleague has taken, and names the colleague', async () => {
  await press('A1')
  await stage.sent[0]?.answer()
  await pressGiveBack('A1')
  stage.alarms = [alarm('A1', { Version: 7, AssignedTo: 'Sofie Peeters' })]
  await stage.sent[1]?.answer({ code: 'CONFLICT', message: '', status: 409 })
  readAgain()
  expect(notice('A1')).toContain(t('network.home.movedOn', { name: 'Sofie Peeters' }))
  expect(giveBack('A1')).toBeUndefined()
})

it('the alarms card reports all alarms as handled only if all were read', () => {
  stage.alarms = [alarm('A1', { AssignedTo: 'Emma Peeters' })]
  readAgain()
  expect(document.body.textContent).toContain(t('network.home.alarms.allTaken'))
  stage.others = 40
  readAgain()
  expect(document.body.textContent).toContain(t('network.home.alarms.latestTaken'))
})

it('the alarms card marks only the changed row, for 10 s', () => {
  const marked = () => [...document.querySelectorAll('.changed-row')].map((item) => item.textContent)
  expect(marked()).toEqual([])
  stage.alarms = [alarm('A1'), alarm('A2', { Severity: 'MAJOR', Version: 5 })]
  readAgain()
  expect(marked()).toHaveLength(1)
  expect(row('A2')?.classList).toContain('changed-row')
  stage.now = NOW + 9_000
  readAgain()
  expect(marked()).toHaveLength(1)
  stage.now = NOW + 10_000
  readAgain()
  expect(marked()).toEqual([])
})
