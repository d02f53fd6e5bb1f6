// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PortalRef } from '@portal/machines'
import { act, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Notes } from '../components/notes/Notes.tsx'
import { ConvertContact } from '../components/people/ConvertContact.tsx'
import { InviteUser } from '../components/people/InviteUser.tsx'
import { CreateRelation } from '../components/relations/CreateRelation.tsx'
import { RequestMessages } from '../components/requests/RequestMessages.tsx'
import { NewSubscription } from '../components/subscriptions/NewSubscription.tsx'
import { createUnsaved } from '../data/unsaved.ts'
import { CloseAlarm } from '../features/network/alarms/CloseAlarm.tsx'
import { Correction } from '../features/network/cdr/CorrectCdr.tsx'
import { AddCharger } from '../features/network/charger/AddCharger.tsx'
import { ReplaceHardware } from '../features/network/charger/work/ReplaceHardware.tsx'
import { RetireCharger } from '../features/network/charger/work/RetireCharger.tsx'
import { SetConnectors } from '../features/network/charger/work/SetConnectors.tsx'
import { EditContact } from '../features/network/customers/EditContact.tsx'
import { ChangePrice } from '../features/network/requests/PriceCard.tsx'
import { ReopenRequest } from '../features/network/requests/ReopenRequest.tsx'
import { ChangeFees } from '../features/network/tariffs/ChangeFees.tsx'
import { CancelRequest } from '../features/requests/CancelRequest.tsx'
import { NewSubscriptionType } from '../features/subscriptionTypes/NewSubscriptionType.tsx'
import { TextEditor } from '../features/translations/TextEditor.tsx'
import { RemoteSurvey } from '../features/visits/RemoteSurvey.tsx'
import { OWN } from '../features/whitelists/area.ts'
import { CreateGroup } from '../features/whitelists/CreateGroup.tsx'
import { GroupActions } from '../features/whitelists/GroupActions.tsx'
import { GroupLists } from '../features/whitelists/GroupLists.tsx'
import { readCdr, readTariff } from '../services/readers/cards.ts'
import { readCharger } from '../services/readers/chargers.ts'
import { readContact } from '../services/readers/relations.ts'
import { createFormats, createTexts, loadTexts, sharedTexts } from '../texts/index.ts'
import { mount } from '../ui/testing/mount.tsx'
import { allRoutes } from './allRoutes.ts'
import { operatorArea } from './features.ts'

/* If a session ends without a sign-out, unsaved input survives until after the next sign-in. */

const LIST = { Id: 'W1', Code: 'LIST#A', Description: 'Night', Version: 2, Tokens: [] }
const stage = vi.hoisted(() => ({
  i18n: undefined as unknown,
  /** Signed-in user when the view unmounts; without one, `reason` is the reason for the sign-out. */
  person: undefined as string | undefined,
  reason: 'expired',
  viewState: 'signedIn',
}))
const unsaved = createUnsaved({ getSnapshot: () => ({}) } as PortalRef)
vi.mock('./context.ts', () => ({
  useI18n: () => stage.i18n,
  useSystem: () => ({
    bco: () => ({
      now: () => 0,
      call: () => new Promise(() => {}),
      callWhole: () => new Promise(() => {}),
    }),
    unsaved,
  }),
  useConfig: () => ({}),
  useUserInfo: () => ({
    role: ['EntityManager'],
    RelationContact: { Id: 'P1' },
    Relation: { Id: 'R1', Description: 'Own' },
  }),
}))
vi.mock('@portal/machines', async (original) => ({
  ...(await original<object>()),
  selectUserInfo: () => stage.person && { RelationContact: { Id: stage.person } },
  selectSignIn: () => ({ getSnapshot: () => ({}) }),
  selectSignOutReason: () => stage.reason,
  selectSignInViewState: () => stage.viewState,
}))
vi.mock('../data/useNow.ts', () => ({
  useNow: () => 0,
  useClock: <T,>(valueAt: (now: number) => T) => valueAt(0),
}))
vi.mock('../data/query.ts', async (original) => ({
  ...(await original<object>()),
  useQuery: ({ id }: { id: string }) => ({
    data: id === 'filteredWhitelist' ? { Data: [LIST], Page: { Results: 1 } } : undefined,
    at: 0,
    error: undefined,
    retry: () => undefined,
  }),
}))
vi.mock('../data/notify.ts', () => ({ useTell: () => () => undefined }))
vi.mock('../components/people/ParentField.tsx', () => ({ ParentField: () => null }))
vi.mock('../features/network/LocationField.tsx', () => ({ LocationField: () => null }))
vi.mock('../components/RelationField.tsx', () => ({ RelationField: () => null }))
vi.mock('../ui/SupportDetails.tsx', () => ({ SupportDetails: () => null }))
vi.mock('../components/supportDetails.ts', () => ({ useSupportDetails: () => ({ lines: [] }) }))
const { t, ...texts } = createTexts(
  'en',
  await loadTexts('en', [
    sharedTexts,
    ...[operatorArea, ...allRoutes].flatMap(({ texts: own }) => own ?? []),
  ]),
)
stage.i18n = { t, ...texts, formats: createFormats('en') }

type Of<T extends (props: never) => unknown> = Parameters<T>[0]
const REQUEST = {
  Id: 'RQ1',
  Version: 3,
  Status: 'SUBMITTED',
  Summary: 'Two chargers',
  Messages: [],
  PriceLines: [{ type: 'charger', price: 100 }],
  Draft: {},
}
const request = REQUEST as unknown as Of<typeof CancelRequest>['request']
const GROUP = { Id: 'G1', Version: 4, Code: 'FLEET#A', Description: 'Fleet', RelationId: 'R1', Tokens: [] }
const group = GROUP as unknown as Of<typeof GroupActions>['group']
const CONTACT = readContact({ Id: 'RC1', Version: 2, Name: 'Jan', Email: 'jan@example.com', Role: 'User' })
const TARIFF = readTariff({ Id: 'TF1', Version: 2, Type: 'AC', KwhFee: 0.29 })
const CDR = readCdr({
  Id: 'CDR-1',
  Version: 1,
  Status: 'RATED',
  Start: '2026-11-18T08:00:00.000Z',
  Stop: '2026-11-18T09:00:00.000Z',
  Consumption: 9,
})
const CONNECTOR = { Id: 'C1', ConnectorNumber: 1, PowerType: 'AC_3_PHASE', MaxPowerKw: 11 }
const SITE = {
  Id: 'CP1',
  Version: 2,
  LocationId: 'L1',
  RelationId: 'R1',
  Customer: 'Own',
  charger: readCharger({ Id: 'CP1', Connectors: [CONNECTOR] }),
  session: undefined,
}
const row = { key: 'home.title', texts: { en: 'Home', fr: 'Accueil', nl: 'Start' }, missing: [], changed: [] }

/** Views that keep input, by the first word of their draft key, with the label of the button that opens them. */
const RESTORED: Readonly<Record<string, readonly [view: () => ReactElement, opener?: string]>> = {
  invite: [
    () => <InviteUser relation={{ Id: 'R1', Description: 'Own', IsCompany: 1 }} />,
    t('people.invite'),
  ],
  convert: [() => <ConvertContact id="RC1" name="Jan" relation="Own" />, t('people.convert')],
  relation: [() => <CreateRelation path={String} />, t('relations.createAny')],
  message: [() => <RequestMessages request={request} label="Message" />],
  note: [() => <Notes kind="request" id="RQ1" />],
  price: [() => <ChangePrice request={request} />, t('network.request.reprice')],
  reopen: [() => <ReopenRequest request={request} />, t('network.request.reopen')],
  closeAlarm: [() => <CloseAlarm record={{ Id: 'A1', Version: 1 }} />, t('network.alarm.closeUnseen')],
  cancel: [() => <CancelRequest request={request} />, t('requests.cancel')],
  survey: [() => <RemoteSurvey request={request} />],
  subscriptionType: [() => <NewSubscriptionType />],
  contact: [() => <EditContact contact={CONTACT} />, 'Edit Jan'],
  newSubscription: [
    () => <NewSubscription relation={{ Id: 'R1', Description: 'Own' }} />,
    t('subscriptions.new'),
  ],
  add: [() => <AddCharger />, t('network.site.add')],
  connectors: [() => <SetConnectors site={SITE} />, t('network.site.connectors')],
  replace: [() => <ReplaceHardware site={SITE} />, t('network.site.replace')],
  retire: [() => <RetireCharger site={SITE} />, t('network.site.retire')],
  correction: [() => <Correction cdr={CDR} />, t('network.correct')],
  tariffFees: [() => <ChangeFees tariff={TARIFF} />, t('network.tariff.change')],
  text: [
    () => (
      <TextEditor
        row={row as unknown as Of<typeof TextEditor>['row']}
        nextHref={undefined}
        onClose={() => undefined}
      />
    ),
  ],
  group: [() => <CreateGroup area={OWN} relation="R1" />, t('whitelists.create')],
  rename: [() => <GroupActions group={group} area={OWN} />, t('common.edit')],
  clone: [() => <GroupActions group={group} area={OWN} />, t('whitelists.clone')],
  newList: [() => <GroupLists group={group} mayManage />, t('whitelists.list.new')],
  list: [() => <GroupLists group={group} mayManage />, t('common.edit')],
}

/** Writes whose input is not stored, with the reason. */
const NOT_RESTORED: Readonly<Record<string, string>> = {
  'features/admin/commands/wiring.ts useSendAgain': 'nothing is typed',
  'features/admin/logs/wiring.ts useBacklogAction': 'each retry or purge needs its own reason',
  'features/admin/logs/wiring.ts useHandleErrors': 'a single click',
  'features/admin/testPage/wiring.ts useTestCall': 'a call may contain a secret',
  'features/admin/testPage/wiring.ts useCleanUp': 'nothing is typed',
  'features/cards/actions/wiring.ts useCardStep': 'one choice',
  'features/network/alarms/AlarmGroups.tsx AlarmGroups': 'a single click',
  'features/network/alarms/useTaking.ts useTaking': 'a single click',
  'features/network/LocationActions.tsx LocationActions': 'one choice',
  'features/network/cards/GiveCard.tsx GiveCard': 'a few choices',
  'features/network/cards/ReplaceCard.tsx ReplaceCard': 'two choices',
  'features/network/charger/work/MoveCharger.tsx MoveCharger': 'one choice',
  'features/network/customers/MoveCustomer.tsx MoveCustomer': 'one choice',
  'features/network/jobs/JobFile.tsx JobFile': 'a single click',
  'features/network/contracts/ChangeTariff.tsx ChangeTariff': 'a few choices',
  'features/network/contracts/RemoveFile.tsx RemoveFile': 'nothing is typed',
  'features/reports/ScheduleReport.tsx ScheduleReport': 'one choice',
  'components/ConfirmDialog.tsx ConfirmDialog': 'nothing is typed',
  'components/records/EndDateDialog.tsx EndDateDialog': 'one choice',
  'components/subscriptions/AddCard.tsx AddCard': 'one choice',
  'components/subscriptions/ChangeType.tsx ChangeType': 'one choice',
  'features/whitelists/wiring.ts usePutBack': 'a single click',
  'features/whitelists/cardWrites.ts usePermission': 'a single click',
  'features/whitelists/cardWrites.ts useAddCards': 'a card number is typed',
  'features/whitelists/cardWrites.ts useRemoveCards': 'nothing is typed',
  'features/whitelists/cardWrites.ts useMoveCards': 'one choice',
  'features/whitelists/groupWrites.ts useDeleteGroup': 'nothing is typed',
  'features/whitelists/groupWrites.ts useRemoveList': 'nothing is typed',
  'features/whitelists/groupWrites.ts useMoveList': 'one choice',
  'features/whitelists/groupWrites.ts useAssign': 'one choice',
}

const OTHER_DIALOGS: Readonly<Record<string, string>> = {
  'components/records/bulk/BulkDialog.tsx': 'each selection of records needs its own reason',
  'components/tableTools/ExportDialog.tsx': 'the number of rows has a default each time',
  'components/tableTools/SavedViewsDialog.tsx': 'the name of a view on this device: only its dialog keeps it',
  'features/admin/person/PersonPanel.tsx': 'each access to a protected person needs its own reason',
  'features/uiElements/Floating.tsx': 'an example',
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
  // Missing in jsdom.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  Object.assign(stage, { person: undefined, reason: 'expired', viewState: 'signedIn' })
})
let takeAway: (() => void) | undefined
/** Unmounts the view, which then decides whether to store its input. */
const end = async () => {
  await act(async () => takeAway?.())
  takeAway = undefined
}
afterEach(async () => {
  await end()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

type Control = HTMLInputElement | HTMLTextAreaElement
const fields = () => [
  ...document.querySelectorAll<Control>('form :is(input:not([type=search], [type=checkbox]), textarea)'),
]
const saysNow = () =>
  fields().map((one) => (one.type === 'radio' ? (one as HTMLInputElement).checked : one.value))

const show = ([view, opener]: readonly [() => ReactElement, opener?: string]) => {
  takeAway = mount(view())
  return () => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === opener)
    if (opener !== undefined && !button) throw new Error(`There is no button '${opener}'`)
    act(() => button?.click())
  }
}

const typeAll = (words = 'TYPED') => {
  for (const [index, field] of fields().entries())
    act(() => {
      if (field.type === 'radio') return field.click()
      // Bypasses React's value tracking, so React notices the change.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {}
      const isNumber = field.getAttribute('inputmode') === 'decimal'
      set?.call(field, isNumber ? `${index + words.charCodeAt(0)}` : `${words} ${index}`)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
}

const typeAndEnd = async (draftCase: readonly [() => ReactElement, opener?: string]) => {
  const open = show(draftCase)
  open()
  const before = saysNow()
  typeAll()
  const typed = saysNow()
  expect(typed).not.toEqual(before)
  await end()
  return { before, typed }
}

describe.each(Object.entries(RESTORED))('unsaved input of %s', (name, draftCase) => {
  it('is restored after a session that ended without a sign-out, and stays stored until the user changes it', async () => {
    const { typed } = await typeAndEnd(draftCase)
    const [key] = Object.keys(sessionStorage)
    expect(key).toMatch(new RegExp(`^charge-portal:unsaved:P1:${name}( |$)`))
    show(draftCase)
    // The view opens without a click, and untouched input is stored again on unmount.
    expect(saysNow()).toEqual(typed)
    stage.person = 'P1'
    await end()
    show(draftCase)
    expect(saysNow()).toEqual(typed)
    typeAll('OTHER')
    await end()
    expect(sessionStorage).toHaveLength(0)
  })

  it.each([
    ['leaves the screen', { person: 'P1' }],
    ['signs out', { reason: 'requested' }],
  ])('is not kept when the user %s', async (_, how) => {
    Object.assign(stage, how)
    await typeAndEnd(draftCase)
    expect(sessionStorage).toHaveLength(0)
  })

  it('is kept while a stalled sign-in covers the portal', async () => {
    Object.assign(stage, { person: 'P1', viewState: 'stalled', reason: undefined })
    const { typed } = await typeAndEnd(draftCase)
    show(draftCase)
    expect(saysNow()).toEqual(typed)
  })

  it('is ignored if another version of the portal stored it in another shape', async () => {
    const { before } = await typeAndEnd(draftCase)
    const [key = ''] = Object.keys(sessionStorage)
    sessionStorage.setItem(key, JSON.stringify({ v: 1, draft: 7, sent: 'x' }))
    show(draftCase)()
    expect(saysNow()).toEqual(before)
  })
})

it('A write is retried with the same idempotency key after the session expired during its request', async () => {
  const open = show(RESTORED['cancel'] ?? [() => <p />])
  open()
  typeAll()
  const submit = () => {
    act(() => document.querySelector('form')?.requestSubmit())
  }
  submit()
  await end()
  const [stored = ''] = Object.values(sessionStorage) as string[]
  expect(JSON.parse(stored)).toMatchObject({ sent: { draft: 'TYPED 0', version: 3 } })
  show(RESTORED['cancel'] ?? [() => <p />])
  expect(document.body.textContent).toContain(t('writing.unanswered'))
  submit()
  await end()
  expect(Object.values(sessionStorage)).toEqual([stored])
})

const SOURCE = join(import.meta.dirname, '..')
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(features|components)\/.*\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(SOURCE, name), 'utf8') }))

/** Keys of each write, by file and function. */
const writings = sources
  .filter(({ text }) => /\buseWrit(ing|e)</.test(text) || /\buseWriting\(/.test(text))
  .flatMap(({ name, text }) =>
    [...text.matchAll(/(?:draftKey:|useWrite<[^(]*>\()\s*([^\n]*)/g)].map((found) => ({
      by: `${name} ${[...text.slice(0, found.index).matchAll(/export const (\w+)/g)].at(-1)?.[1]}`,
      as: [...(found[1] ?? '').matchAll(/[`'](\w+)/g)].map(([, word = '']) => word),
    })),
  )

describe('the lists of restored and unrestored drafts', () => {
  it('cover every write, whether its input is restored or not', () => {
    expect(writings.flatMap(({ as }) => as).toSorted()).toEqual(Object.keys(RESTORED).toSorted())
    const others = writings.filter(
      ({ as, by }) => as.length === 0 && !by.startsWith('features/whitelists/write.ts'),
    )
    expect([...new Set(others.map(({ by }) => by))].toSorted()).toEqual(Object.keys(NOT_RESTORED).toSorted())
  })

  it('cover every dialog that has fields but writes no record', () => {
    const FIELDS = /<(TextInput|TextArea|NumberInput|PasswordInput|NamedFields)\b/
    const isDialog = (text: string) => /<(Write|Step)?Dialog\b/.test(text) && FIELDS.test(text)
    const isWriting = (text: string) => /\bselectWritingViewState\b|<WriteDialog\b/.test(text)
    const others = sources.filter(({ text }) => isDialog(text) && !isWriting(text)).map(({ name }) => name)
    expect(others.toSorted()).toEqual(Object.keys(OTHER_DIALOGS).toSorted())
  })
})
