import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { readRequest } from '../../services/readers/requests.ts'
import { createFormats } from '../../texts/index.ts'
import { PriceList } from './PriceList.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
stage.i18n = { t: (key: string) => key, formats: createFormats('en') }

it('the price list names each choice, and marks a choice that costs nothing as included', () => {
  const request = readRequest({
    Id: 'RQ00001',
    Kind: 'CHARGER',
    Status: 'SUBMITTED',
    CreatedOn: '2026-05-19T10:00:00Z',
    Draft: { chargerType: 'HOME', mountingType: 'WALL' },
    PriceLines: [
      { type: 'chargerType', price: 899 },
      { type: 'mountingType', price: 0 },
    ],
    Total: 899,
  })
  const text = renderToStaticMarkup(<PriceList request={request} />).replaceAll(/<[^>]*>/g, ' ')
  expect(text).toMatch(/chargerType\.HOME\s+€899\.00/)
  expect(text).toMatch(/mountingType\.WALL\s+requests\.price\.included/)
})
