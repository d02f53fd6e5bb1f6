import { expect, it } from 'vitest'
import { PATTERNS } from '../../data/paths.ts'
import { readCharger } from '../../services/readers/chargers.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { type Knowledge, searchItems } from './searchItems.ts'

const wordsIn = async (language: 'en' | 'nl') => ({
  ...createTexts(language, await loadAllTexts(language)),
  formats: createFormats(language),
})
const english = await wordsIn('en')
const dutch = await wordsIn('nl')

const offering = (...paths: string[]): Knowledge['offered'] => [
  {
    title: 'shell.administration',
    screens: paths.map((path) => ({ path, label: 'shell.requests', icon: () => null, about: undefined })),
  },
]
const know = (offered: Knowledge['offered'], chargers: Knowledge['chargers'] = []): Knowledge => ({
  recent: [],
  chargers,
  offered,
})
const charger = readCharger({
  Id: 'CP1',
  Description: 'Depot Gent · bay 4',
  ChargeBoxIdentifier: 'EVB-1',
  Connectors: [
    { Id: 'C1', ConnectorNumber: 1, EvseId: 'BE*1', Status: 'CHARGING', SessionId: 'S1' },
    { Id: 'C2', ConnectorNumber: 2, EvseId: 'BE*2', Status: 'AVAILABLE' },
  ],
})

it('searchItems offers a charger request only to users with the requests screen', () => {
  const href = '/my/account-type?start=CHARGER'
  expect(searchItems(english, 'request a ch', know(offering(PATTERNS.requests)))).toMatchObject([
    { group: 'actions', title: 'Request a charger', href },
  ])
  expect(searchItems(english, 'request a ch', know(offering(PATTERNS.cards)))).toEqual([])
})

it('searchItems matches only texts in the current language', () => {
  const titles = (text: string) =>
    searchItems(dutch, text, know(offering(PATTERNS.requests))).map(({ title }) => title)
  expect(titles('aanvragen')).toContain('Laadpaal aanvragen')
  expect(titles('afmelden')).toEqual(['Afmelden'])
  expect(titles('request')).toEqual([])
})

it('searchItems offers connector actions, a restart with its affected session, and a copy of the charger’s identifier', () => {
  const [found] = searchItems(english, 'bay 4', know([], [charger]))
  expect(found?.actions).toMatchObject([
    { title: 'Stop charging', detail: 'BE*1', command: { kind: 'STOP', sessionIds: ['S1'] } },
    { title: 'Unlock connector', detail: 'BE*1', command: { kind: 'UNLOCK', sessionIds: ['S1'] } },
    { title: 'Start charging', detail: 'BE*2', command: { kind: 'START', sessionIds: [] } },
    { title: 'Unlock connector', detail: 'BE*2' },
    { title: 'Restart charger', command: { kind: 'RESET', sessionIds: ['S1'] } },
    { title: 'Copy EVB-1', copies: 'EVB-1' },
  ])
})
