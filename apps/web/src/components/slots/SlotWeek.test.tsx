import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { SlotWeek } from './SlotWeek.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
stage.i18n = { t, ...texts, formats: createFormats('en') }

/** A week whose 9 o'clock slot is planned, with its time written in another format; returns what each slot says. */
const week = (view: 'calendar' | 'list') => {
  const html = renderToStaticMarkup(
    <SlotWeek
      slots={[
        { At: '2026-05-26T07:00:00.000Z', IsFree: false },
        { At: '2026-05-26T08:00:00.000Z', IsFree: false },
        { At: '2026-05-26T09:00:00.000Z', IsFree: true },
      ]}
      view={view}
      chosen={undefined}
      planned="2026-05-26T07:00:00Z"
      isFixed={false}
      onChoose={() => undefined}
    />,
  )
  return {
    heard: [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label),
    struck: [...html.matchAll(/line-through">([^<]*)</g)].map(([, time]) => time),
    told: [...html.matchAll(/class="text-xs">([^<]*)</g)].map(([, word]) => word),
  }
}

it.each(['calendar', 'list'] as const)(
  'The slot that is planned is not said to be taken by another, in the %s',
  (view) => {
    const { heard, struck } = week(view)
    expect(heard).toEqual([
      `Tuesday 26 May, 09:00, ${t('visits.planned')}`,
      `Tuesday 26 May, 10:00, ${t('visits.taken')}`,
      'Tuesday 26 May, 11:00',
    ])
    expect(struck).toEqual(['10:00'])
  },
)

it('A list has a word for each slot', () => {
  expect(week('list').told).toEqual([t('visits.planned'), t('visits.taken'), t('visits.free')])
})
