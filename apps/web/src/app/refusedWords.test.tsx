import { createWriting, type Failure, recordEditMachine } from '@portal/machines'
import type { ErrorCode } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { ConvertContact } from '../components/people/ConvertContact.tsx'
import { InviteUser } from '../components/people/InviteUser.tsx'
import type { ParentFieldProps } from '../components/people/ParentField.tsx'
import { RecordForm } from '../components/records/RecordForm.tsx'
import type { RecordScreen } from '../components/records/recordScreen.ts'
import type { RecordWords } from '../components/records/useRecordWords.ts'
import { CreateRelation } from '../components/relations/CreateRelation.tsx'
import { NEW_LOCATION } from '../features/locationEditor/faults.ts'
import { LocationForm } from '../features/locationEditor/LocationForm.tsx'
import { RELATION_SCREEN } from '../features/relationDetail/relationScreen.ts'
import { RemoveUser } from '../features/users/RemoveUser.tsx'
import { userScreen } from '../features/users/userScreen.ts'
import { loadAllTexts } from '../texts/all.ts'
import { createFormats, createTexts } from '../texts/index.ts'

const stage = vi.hoisted((): { i18n: unknown; writing: (draft: object) => unknown } => {
  vi.stubGlobal('window', {
    location: { href: 'https://portal.example/my/organisation', search: '' },
    sessionStorage: { getItem: () => null },
  })
  return { i18n: undefined, writing: () => undefined }
})
vi.mock('./context.ts', () => ({
  useI18n: () => stage.i18n,
  useSystem: () => ({}),
  useUserInfo: () => ({ role: ['EntityManager'] }),
}))
// Stubs for the parts of the forms that read data or show a map.
vi.mock('../data/query.ts', () => ({ useQuery: () => ({ data: [] }) }))
vi.mock('../components/places/PlaceSearch.tsx', () => ({ PlaceSearch: () => null }))
vi.mock('../components/people/ParentField.tsx', () => ({
  ParentField: ({ error }: ParentFieldProps) => <p role="alert">{error}</p>,
}))
vi.mock('../components/PinMap.tsx', () => ({ PinMap: () => null }))
vi.mock('../data/writing.ts', () => ({ useWriting: ({ draft }: { draft: object }) => stage.writing(draft) }))
// Number fields read the page's language for the decimal separator.
vi.stubGlobal('document', { documentElement: { lang: 'en' } })
const { errorText, ...texts } = createTexts('en', await loadAllTexts('en'))
stage.i18n = { ...texts, errorText, formats: createFormats('en') }

const writing = createWriting<object>({ isReady: () => true })
/** Creates the actor of a dialog whose write the server refused. */
const refusedBy =
  (error: Failure) =>
  (first: object): unknown =>
    createActor(writing, {
      input: { draft: first, isOpen: false },
      snapshot: writing.resolveState({
        value: 'refused',
        context: {
          first,
          draft: first,
          isOpen: false,
          written: [],
          isMissing: false,
          sent: undefined,
          error,
        },
      }),
    })

const META: readonly MetaField[] = ['Description', 'Name', 'Email', 'Role', 'Street'].map((Name) => ({
  Name,
  Type: 'string',
  LabelKey: `relation.${Name}`,
})) as unknown as readonly MetaField[]
const WORDS = {
  labelOf: (name: string) => name,
  wordOf: (_: string, value: unknown) => String(value),
  countOf: String,
} as unknown as RecordWords

const form = (screen: RecordScreen) => (error: Failure) => {
  const record = { Id: 'R1', Description: 'Noord', Name: 'Ada', Email: 'ada@example.test', Role: 'User' }
  const { context } = createActor(recordEditMachine, { input: { id: 'R1' } }).getSnapshot()
  const edit = createActor(recordEditMachine, {
    input: { id: 'R1' },
    snapshot: recordEditMachine.resolveState({
      value: { editing: 'refused' },
      context: { ...context, record: { ...record, Version: 1 }, changes: { Name: 'Ada Byron' }, error },
    }),
  })
  return <RecordForm screen={screen} edit={edit} meta={META} words={WORDS} />
}
const user = (isSelf: boolean) =>
  form(userScreen({ title: 'shell.organisation', held: ['EntityManager'], isSelf }))
/** Renders an operator's location form after the server refused one field. */
const location = (record: object) => (error: Failure) => {
  const values = { ...NEW_LOCATION, ...record, Version: 1 }
  const { context } = createActor(recordEditMachine, { input: { id: 'L1' } }).getSnapshot()
  const edit = createActor(recordEditMachine, {
    input: { id: 'L1' },
    snapshot: recordEditMachine.resolveState({
      value: { editing: 'refused' },
      context: { ...context, record: values, changes: { Label: 'North' }, error },
    }),
  })
  return <LocationForm edit={edit} record={values} leave="/network" />
}
const path = (id: string) => `/${id}`

const VIEWS: readonly (readonly [string, readonly ErrorCode[], (error: Failure) => ReactElement])[] = [
  [
    'invite a user',
    ['EmailTooLong', 'EMAILUNAVAILABLE', 'ROLEASSIGNFAILED', 'ROLEREMOVEFAILED', 'NOPARENTRELATION'],
    () => <InviteUser relation={{ Id: 'R1', Description: 'Noord', IsCompany: 1 }} />,
  ],
  [
    'create a sub-organisation',
    ['RelNameTooLong', 'EmailTooLong', 'EMAILUNAVAILABLE', 'NOPARENTRELATION'],
    () => <CreateRelation parent={{ Id: 'R1', Description: 'Noord' }} path={path} />,
  ],
  [
    'create a relation anywhere',
    ['RelNameTooLong', 'EmailTooLong', 'EMAILUNAVAILABLE', 'NOPARENTRELATION'],
    () => <CreateRelation path={path} ParentField={({ error }) => <p role="alert">{error}</p>} />,
  ],
  [
    'convert a contact',
    ['NOPARENTRELATION', 'EMAILUNAVAILABLE', 'RelNameTooLong'],
    () => <ConvertContact id="RC1" name="Ada" relation="Noord" />,
  ],
  [
    'remove a user',
    ['ROLEREMOVEFAILED', 'RCCREUPFAIL'],
    () => <RemoveUser record={{ Id: 'RC1', Name: 'Ada', Version: 1 }} />,
  ],
  [
    'edit a user',
    ['EmailTooLong', 'EMAILUNAVAILABLE', 'ROLEASSIGNFAILED', 'ROLEREMOVEFAILED', 'RelNameTooLong'],
    user(false),
  ],
  [
    'edit yourself, without the role field',
    ['ROLEREMOVEFAILED', 'ROLEASSIGNFAILED', 'EmailTooLong'],
    user(true),
  ],
  [
    'edit a sub-organisation',
    ['RelNameTooLong', 'EmailTooLong', 'EMAILUNAVAILABLE', 'NOPARENTRELATION', 'IBANINVALID'],
    form(RELATION_SCREEN),
  ],
]

describe('a refused location', () => {
  const error = (message: string): Failure => ({ code: 'WRONGFILTER', status: 400, message })
  const EDITED = { Id: 'L1', Owner: 'Noord', RouteFr: '', Latitude: 51, Longitude: 4 }
  it.each([
    ['at its field', location(EDITED), 'Street: is not known'],
    ['at its field', location(EDITED), 'Latitude: is in the sea'],
    ['beside the button for a hidden tab', location(EDITED), 'RouteFr: is too long'],
    ['beside the button without a field', location(EDITED), 'Owner: is gone'],
    ['beside the button for an omitted field', location(EDITED), 'RelationId: is gone'],
    ['at its field in a new location', location({}), 'RelationId: is gone'],
  ])('shows the reason exactly once ($0: $2)', (_, view, message) => {
    const html = renderToStaticMarkup(view(error(message)))
    expect(html.split(errorText('WRONGFILTER')).length - 1).toBe(1)
  })
})

describe('a refused organisation or user', () => {
  it.each(VIEWS.flatMap(([name, codes, view]) => codes.map((code) => [name, code, view] as const)))(
    'shows the reason exactly once, and keeps the form editable (%s: %s)',
    (_, code, view) => {
      const error: Failure = { code, status: 200 }
      stage.writing = refusedBy(error)
      const html = renderToStaticMarkup(view(error))
      expect(html.split(errorText(code)).length - 1).toBe(1)
      // Fields can still be edited, and the cancel button is enabled.
      expect(html).not.toMatch(/readonly|aria-busy="true"/i)
      expect(html).toMatch(/<button(?![^>]*\sdisabled="")[^>]*>(?:<[^>]+>)*(Cancel|Keep)/)
    },
  )
})
