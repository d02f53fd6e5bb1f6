import type { Route } from '@portal/schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { LocationPrice } from './LocationPrice.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, read: (_id: string): unknown => undefined }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.mock('../../data/query.ts', () => ({
  useQuery: (route: Route, input: unknown) => (input === undefined ? {} : stage.read(route.id)),
}))

const STREET = {
  Id: 'TF1',
  Description: 'On the street',
  Type: 'AC',
  StartFee: 0.35,
  KwhFee: 0.45,
  ConnectionFee: 0,
  ParkingFee: 0,
  DayMaximum: 0,
}
const answered = (Data: readonly unknown[]) => ({ data: { Data }, error: undefined, retry: () => undefined })
const drawn = () => renderToStaticMarkup(<LocationPrice id="L1" />)

beforeEach(async () => {
  stage.i18n = { ...createTexts('en', await loadAllTexts('en')), formats: createFormats('en') }
  stage.read = (id) => answered(id === 'filteredTariff' ? [STREET] : [{ TariffId: 'TF1' }])
})

it('the price shows the fees of a location and the total of an example session', () => {
  const price = drawn()
  // The total is 0.35 + 30 × 0.45.
  for (const part of ['On the street', 'Example session', '30', '€13.50', '€13.85'])
    expect(price).toContain(part)
})

it('the price shows no example if a fee is unknown', () => {
  stage.read = (id) =>
    answered(id === 'filteredTariff' ? [{ ...STREET, KwhFee: undefined }] : [{ TariffId: 'TF1' }])
  expect(drawn()).not.toContain('Example session')
})

it('the price shows a note for a location without sessions, and a retry button if the read fails', () => {
  stage.read = () => answered([])
  expect(drawn()).not.toContain('Example session')
  expect(drawn()).toContain('<p class="text-sm text-ink-2">')
  stage.read = () => ({ data: undefined, error: { code: 'FAILEDTOLOAD' }, retry: () => undefined })
  expect(drawn()).toContain('Try again')
})

it.each(['fr', 'nl'] as const)('the price shows the example in %s', async (language) => {
  stage.i18n = {
    ...createTexts(language, await loadAllTexts(language)),
    formats: createFormats(language),
  }
  expect(drawn()).toContain(language === 'fr' ? 'Session type' : 'Voorbeeldsessie')
})
