import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { SlotWeek } from './SlotWeek.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
stage.i18n = { t, ...texts, formats: createFormats('en') }

/**
 * Renders a week whose 09:00 slot is planned; unlike the slots, `planned` has no milliseconds. Returns the labels, the
 * struck-through times and the visible states.
 */
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
    labels: [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label),
    struck: [...html.matchAll(/line-through">([^<]*)</g)].map(([, time]) => time),
    words: [...html.matchAll(/class="text-xs">([^<]*)</g)].map(([, word]) => word),
  }
}

describe('SlotWeek', () => {
  it.each(['calendar', 'list'] as const)(
    'marks the planned slot as planned rather than taken in the %s',
    (view) => {
      const { labels, struck } = week(view)
      expect(labels).toEqual([
        `Tuesday 26 May, 09:00, ${t('visits.planned')}`,
        `Tuesday 26 May, 10:00, ${t('visits.taken')}`,
        'Tuesday 26 May, 11:00',
      ])
      expect(struck).toEqual(['10:00'])
    },
  )

  it('labels each slot in the list as planned, taken or free', () => {
    expect(week('list').words).toEqual([t('visits.planned'), t('visits.taken'), t('visits.free')])
  })
})
