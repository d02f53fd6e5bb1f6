// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createFormats, createTexts } from '../../texts/index.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { Comparison } from './Comparison.tsx'
import type { PlanType } from './plan.ts'
import { texts } from './texts/en.ts'

vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ ...createTexts('en', texts), formats: createFormats('en') }),
}))
vi.mock('../../ui/BarChart.tsx', () => ({ BarChart: () => null }))
vi.mock('../../ui/Anchor.tsx', () => ({
  Anchor: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}))

let unmount = () => undefined as void
afterEach(() => unmount())

const [fan, kiss]: readonly [PlanType, PlanType] = [
  { id: 'ST003', name: 'Fan', monthlyFee: 4.9, tariffs: ['DEPOT'] },
  { id: 'ST005', name: 'Kiss', monthlyFee: 1.5, tariffs: ['STREET'] },
]
const plan = {
  months: [],
  totals: [
    { type: kiss, price: 80, fees: 18 },
    { type: fan, price: 100, fees: 58.8 },
  ],
  sessions: 12,
  energyKwh: 340,
  unpriced: 0,
}
const waysFrom = (SubscriptionTypeId: string) => {
  const subscription = { Id: 'SU1', SubscriptionTypeId }
  unmount = mount(<Comparison plan={plan} types={[fan, kiss]} subscription={subscription} />)
  return [...document.querySelectorAll('a')].map(({ pathname, search }) => pathname + search)
}

it('the comparison links to the subscription if another type costs less', () => {
  expect(waysFrom('ST003')).toEqual(['/my/subscriptions/details?id=SU1'])
})

it('the comparison shows no link if the current type costs least', () => {
  expect(waysFrom('ST005')).toEqual([])
})
