// @vitest-environment jsdom
import { listRelationContacts } from '@portal/schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createFormats } from '../../texts/index.ts'
import { Contacts, contactsOf } from './CustomerParts.tsx'

const stage = vi.hoisted(() => ({ answer: {} as object, query: {} as object }))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({
    t: (key: string, words?: { count?: number }) => (words?.count ? `${key} ${words.count}` : key),
    formats: createFormats('en'),
  }),
}))
vi.mock('../../data/query.ts', () => ({
  useQuery: ({ id }: { id: string }, { query }: { query: object }) => {
    stage.query = { id, ...query }
    return { data: stage.answer, at: 0, error: undefined, retry: () => undefined }
  },
}))
vi.mock('./customers/EditContact.tsx', () => ({ EditContact: () => null }))
vi.mock('../../components/people/ConvertContact.tsx', () => ({ ConvertContact: () => null }))

const person = (Id: string, relation: string) => ({
  Id,
  Name: Id,
  Email: '',
  Relation: { Id: relation, Description: 'Garage Peeters' },
})

it('contactsOf omits contacts of another relation with the same name', () => {
  const found = [person('RC1', 'R1'), person('RC2', 'R2'), { Id: 'RC3', Relation: undefined }]
  expect(contactsOf('R2', found).map(({ Id }) => Id)).toEqual(['RC2'])
})

it('Contacts reads the contacts of a relation, and counts those after the first page', () => {
  const drawn = (Results: number) => {
    stage.answer = { Data: [person('RC2', 'R2')], Page: { PageNumber: 1, PageCount: 1, Results } }
    return renderToStaticMarkup(<Contacts relation={{ Id: 'R2', Description: 'Garage Peeters' }} />)
  }
  expect(drawn(1)).not.toContain('relations.belongs.more')
  expect(stage.query).toMatchObject({ id: listRelationContacts.id, relid: 'R2' })
  expect(drawn(120)).toContain('relations.belongs.more 119')
})
