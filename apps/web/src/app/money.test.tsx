import { LANGUAGES, type Language } from '@portal/schemas'
import fc from 'fast-check'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { PriceExample } from '../components/tariff/PriceExample.tsx'
import { PriceLines } from '../features/network/PriceLines.tsx'
import { PriceCard } from '../features/sessions/PriceCard.tsx'
import { TariffCard } from '../features/subscriptions/TariffCard.tsx'
import { readTariff } from '../services/readers/cards.ts'
import { readSession } from '../services/readers/sessions.ts'
import { loadAllTexts } from '../texts/all.ts'
import { createFormats, createTexts } from '../texts/index.ts'

/* Amounts have two decimals; only prices per kWh or per hour may have more. */

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, tariff: undefined as unknown }))
vi.mock('./context.ts', () => ({ useI18n: () => stage.i18n }))
vi.mock('../data/query.ts', () => ({ useQuery: () => ({ data: { Data: [stage.tariff] }, at: 0 }) }))

/** Generates amounts in euro with up to four decimals, as servers send them. */
const euro = (most: number) => fc.integer({ min: 0, max: most * 10_000 }).map((units) => units / 10_000)
const tariffs = fc
  .record({
    Type: fc.constantFrom('AC', 'DC', 'ROAMING'),
    StartFee: euro(3),
    KwhFee: euro(2),
    ConnectionFee: euro(3),
    ParkingFee: euro(3),
    DayMaximum: euro(60),
  })
  .map((fees) => readTariff({ Id: 'TF1', Code: 'STREET', Description: 'Street', ...fees }))

const texts = new Map<Language, object>()
beforeAll(async () => {
  for (const language of LANGUAGES)
    texts.set(language, {
      ...createTexts(language, await loadAllTexts(language)),
      formats: createFormats(language),
    })
})

/** Returns the number of decimals of each amount in euro: '€0.262', '0,262 €', '€ 0,262'. */
const decimalsIn = (text: string): number[] =>
  [...text.matchAll(/€\s?-?[\d.,]*?[.,](\d+)(?![\d.,])|[.,](\d+)\s€/g)].map(
    ([, before, after]) => (before ?? after ?? '').length,
  )
const cents = (text: string): number => Math.round(Number(text.replace(/[^\d-]/g, '')))
const drawn = <P extends object>(language: Language, View: ComponentType<P>, props: P): string => {
  stage.i18n = texts.get(language)
  return renderToStaticMarkup(<View {...props} />)
}
const cellsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, cell = '']) => cell)

describe.each(LANGUAGES)('money in %s', (language) => {
  it('shows amounts with two decimals, and unit prices with up to four', () => {
    const formats = createFormats(language)
    fc.assert(
      fc.property(euro(2_000), (amount) => {
        expect(decimalsIn(formats.money(amount))).toEqual([2])
        const [decimals = 0] = decimalsIn(formats.unitPrice(amount))
        expect(Math.round(amount * 10_000) % 10 ** (4 - decimals)).toBe(0)
        expect(decimals).toBeGreaterThanOrEqual(2)
      }),
    )
  })

  it('shows the amounts of an example with two decimals, and lines that add up to the total', () => {
    fc.assert(
      fc.property(tariffs, (tariff) => {
        const amounts = cellsOf(drawn(language, PriceExample, { tariff }), 'dd')
        expect(amounts.flatMap(decimalsIn)).toEqual(amounts.map(() => 2))
        const [total = 0, ...lines] = amounts.map(cents).toReversed()
        expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total)
      }),
      { numRuns: 50 },
    )
  })

  it('shows more than two decimals in a tariff only for fees per kWh and per hour', () => {
    stage.tariff = readTariff({
      Id: 'TF1',
      Code: 'STREET',
      Type: 'ROAMING',
      StartFee: 0.3517,
      KwhFee: 0.6217,
      ConnectionFee: 0.9017,
      ParkingFee: 1.2017,
      DayMaximum: 40.0017,
    })
    const html = drawn(language, TariffCard, { code: 'STREET' })
    const fees = cellsOf(html.slice(0, html.indexOf('border-t')), 'dd').flatMap(decimalsIn)
    expect(fees).toEqual([2, 4, 4, 4, 2, 2])
  })

  it('shows more than two decimals in a session only per kWh and per hour', () => {
    const session = readSession({
      Id: 'S1',
      Stop: '2026-05-20T10:00:00Z',
      Price: 8.4946,
      PriceLines: [
        { Type: 'START', Quantity: 1, UnitPrice: 0.3517, Amount: 0.3517 },
        { Type: 'ENERGY', Quantity: 13.1, UnitPrice: 0.6217, Amount: 8.1443 },
      ],
    })
    const html = drawn(language, PriceCard, { session })
    expect(cellsOf(html, 'td').flatMap(decimalsIn)).toEqual([2, 2, 2, 2, 2])
    expect(cellsOf(html, 'span').flatMap(decimalsIn)).toEqual([4])
  })

  it('shows operators more than two decimals only per kWh and per hour, and lines that add up to the total', () => {
    const { formats } = texts.get(language) as { formats: ReturnType<typeof createFormats> }
    const record = {
      Price: 8.6746,
      PriceLines: [
        { Type: 'START', Quantity: 1, UnitPrice: 0.3517, Amount: 0.3517 },
        { Type: 'ENERGY', Quantity: 13.1, UnitPrice: 0.6217, Amount: 8.1443 },
        { Type: 'PARKING', Quantity: 0.5, UnitPrice: 0.3573, Amount: 0.1786 },
      ],
    }
    const cells = cellsOf(drawn(language, PriceLines, { record }), 'td')
    const lines = [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6, 9)]
    expect(lines.map(([quantity]) => quantity)).toEqual([
      '1',
      formats.energy(13.1),
      formats.duration(1_800_000),
    ])
    expect(lines.map(([, unitPrice = '']) => decimalsIn(unitPrice))).toEqual([[2], [4], [4]])
    // The lines, as well as net and VAT, add up to the formatted total.
    const [total = 0, net = 0, vat = 0] = [9, 11, 13].map((index) => cents(cells[index] ?? ''))
    expect(lines.reduce((sum, [, , amount = '']) => sum + cents(amount), 0)).toBe(total)
    expect(net + vat).toBe(total)
  })
})
