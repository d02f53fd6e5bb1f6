import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { ReadSubscription } from '../../services/readers/cards.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { SubscriptionFacts } from './SubscriptionFacts.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
const formats = createFormats('en')
stage.i18n = { t, ...texts, formats }

const render = (dates: Pick<ReadSubscription, 'StartDate' | 'EndDate'>) => {
  const subscription = { Id: 'SU1', TokenIds: [], Links: {}, ...dates } as unknown as ReadSubscription
  return renderToStaticMarkup(<SubscriptionFacts subscription={subscription} />)
}

it('the details show an open end if the end date is missing', () => {
  const StartDate = '2024-05-30'
  const EndDate = '2026-05-30'
  expect(render({ StartDate, EndDate: undefined })).toContain(t('subscriptions.end.open'))
  expect(render({ StartDate, EndDate })).toContain(formats.date(EndDate))
  expect(render({ StartDate, EndDate })).not.toContain(t('subscriptions.end.open'))
  // If dates are unreadable, it is unknown whether the subscription has ended.
  expect(render({ StartDate: '', EndDate: undefined })).not.toContain(t('subscriptions.end.open'))
})
