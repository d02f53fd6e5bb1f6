import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { readRequest } from '../../services/readers/requests.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { RequestFacts } from './RequestFacts.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
stage.i18n = { t, ...texts, formats: createFormats('en') }

const REQUEST = {
  Id: 'RQ00001',
  Kind: 'CHARGER',
  Status: 'SUBMITTED',
  Summary: 'A charger at the office',
  RelationId: 'R00003',
  CreatedOn: '2026-05-19T10:00:00Z',
  Version: 1,
  Timeline: [],
  PriceLines: [],
  Messages: [],
  Attachments: [],
  Links: {
    Relation: { Id: 'R00003', Description: 'Noordzee Logistics' },
    RelationContact: { Id: 'RC00003', Description: 'Sofie Claes' },
  },
}

const facts = (draft: object): Readonly<Record<string, string>> => {
  const html = renderToStaticMarkup(<RequestFacts request={readRequest({ ...REQUEST, Draft: draft })} />)
  const textOf = (part: string) => part.replaceAll(/<[^>]*>/g, '').trim()
  return Object.fromEntries(
    [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>.*?<dd[^>]*>(.*?)<\/dd>/gs)].map(([, name = '', value = '']) => [
      textOf(name),
      textOf(value),
    ]),
  )
}

describe('RequestFacts', () => {
  it('shows the customer number and the contact as entered', () => {
    expect(facts({ customerId: 'C-2041', contactName: 'Mrs An Peeters' })).toMatchObject({
      [t('requests.customerId')]: 'C-2041',
      [t('requests.contact')]: 'Mrs An Peeters',
      [t('requests.relation')]: 'Noordzee Logistics',
    })
  })

  it('localizes the title of the contact', async () => {
    const english = stage.i18n
    const dutch = createTexts('nl', await loadAllTexts('nl'))
    stage.i18n = { ...dutch, formats: createFormats('nl') }
    expect(facts({ contactName: 'Mrs An Peeters' })['Contactpersoon']).toBe('Mevr. An Peeters')
    // 'Mrs' is the name here, not a title.
    expect(facts({ contactName: 'Mrs' })['Contactpersoon']).toBe('Mrs')
    expect(facts({ contactName: 'Mxolisi Peeters' })['Contactpersoon']).toBe('Mxolisi Peeters')
    stage.i18n = english
  })

  it('falls back to the requester as contact and omits empty facts', () => {
    const displayed = facts({})
    expect(displayed[t('requests.contact')]).toBe('Sofie Claes')
    expect(Object.keys(displayed)).not.toContain(t('requests.customerId'))
  })
})
