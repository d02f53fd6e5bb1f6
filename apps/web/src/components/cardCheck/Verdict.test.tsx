import { CARD_PROBLEMS, type CardFacts, type CardProblem, type PlaceFacts } from '@portal/schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { Verdict } from './Verdict.tsx'

const NOW = Date.parse('2026-05-20T06:20:00Z')
const stage = vi.hoisted((): { i18n: unknown; facts: unknown; connector: object } => ({
  i18n: undefined,
  facts: undefined,
  connector: { Status: 'AVAILABLE' },
}))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.mock('./useFacts.ts', () => ({ useFacts: () => ({ data: stage.facts }) }))
vi.mock('../../data/entry.ts', () => ({
  entryOf: ({ data }: { data: unknown }) => ({ viewState: { viewState: 'loaded', data, at: 0 } }),
}))
vi.mock('../../data/useNow.ts', () => ({
  useNow: () => NOW,
  useClock: <T,>(valueAt: (now: number) => T) => valueAt(NOW),
}))
vi.mock('../../data/query.ts', () => ({
  useChargepoint: () => ({
    viewState: {
      viewState: 'loaded',
      at: 0,
      data: { Id: 'CP1', Description: 'Bay 1', RelationId: 'R1', Connectors: [stage.connector] },
    },
  }),
}))
vi.mock('../QueryView.tsx', () => ({
  QueryView: ({
    entry,
    children,
  }: {
    entry: { viewState: { data: unknown } }
    children: (data: unknown) => unknown
  }) => children(entry.viewState.data),
}))
vi.mock('../tariff/PriceExample.tsx', () => ({ PriceExample: () => null }))

const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
const formats = createFormats('en')
stage.i18n = { t, ...texts, formats }

const CARD: CardFacts = {
  state: 'ACTIVE',
  relationId: 'R1',
  hasContract: false,
  isCharging: false,
  subscription: {},
}
const PLACE: PlaceFacts = {
  relationId: 'R1',
  isEnabled: true,
  takesGuests: false,
  isPlugCharge: false,
  isInGroup: undefined,
}
const TARIFF = { Description: 'Depot', KwhFee: 0.262 }

interface Pair {
  readonly card?: Partial<CardFacts>
  readonly place?: Partial<PlaceFacts>
  readonly status?: string
}

const PAIRS: Readonly<Record<CardProblem, Pair>> = {
  CARD_ORDERED: { card: { state: 'ORDERED' } },
  CARD_INACTIVE: { card: { state: 'INACTIVE' } },
  CARD_BLOCKED: { card: { state: 'BLOCKED' } },
  CARD_LOST: { card: { state: 'LOST' } },
  CARD_IN_USE: { card: { isCharging: true } },
  SUBSCRIPTION_NOT_STARTED: { card: { subscription: { StartDate: '2026-06-01T00:00:00Z' } } },
  SUBSCRIPTION_ENDED: { card: { subscription: { EndDate: '2026-05-01T00:00:00Z' } } },
  NOT_IN_GROUP: { place: { isInGroup: false } },
  GUESTS_NOT_ALLOWED: { card: { relationId: 'R2' } },
  CHARGER_DISABLED: { place: { isEnabled: false } },
  OFFLINE: { status: 'OFFLINE_AVAILABLE' },
  STATUS_UNKNOWN: { status: 'UNKNOWN' },
  FAULTED: { status: 'ERROR' },
  UNAVAILABLE: { status: 'UNAVAILABLE' },
  RESERVED: { status: 'RESERVED' },
  OCCUPIED: { status: 'CHARGING' },
}

const titleOf = (problem: CardProblem) =>
  problem === 'STATUS_UNKNOWN'
    ? t('cardCheck.problem.STATUS_UNKNOWN', { status: t('status.UNKNOWN') })
    : t(`cardCheck.problem.${problem}`)

let tariff: object | undefined = TARIFF
beforeEach(() => {
  tariff = TARIFF
})
const render = ({ card, place, status = 'AVAILABLE' }: Pair) => {
  stage.facts = {
    card: { Id: 'T1', Number: 'BE-1' },
    cardFacts: { ...CARD, ...card },
    place: { ...PLACE, ...place },
    tariff,
  }
  stage.connector = { Status: status }
  return renderToStaticMarkup(<Verdict cardId="T1" chargerId="CP1" places={{ charger: String }} />)
}

describe('Verdict', () => {
  it('accepts a working card and shows the price', () => {
    const html = render({})
    expect(html).toContain(t('cardCheck.yes'))
    expect(html).toContain(formats.unitPrice(0.262))
    for (const problem of CARD_PROBLEMS) expect(html).not.toContain(titleOf(problem))
  })

  it.each(CARD_PROBLEMS)('shows the reason, the next step and the price for a refusal with %s', (problem) => {
    const html = render(PAIRS[problem])
    expect(html).toContain(t('cardCheck.no'))
    expect(html).toContain(titleOf(problem))
    expect(html).toContain(t(`cardCheck.problem.${problem}.next`))
    expect(html.split('<li class="border-l-3').length - 1).toBe(1)
    expect(html).toContain(formats.unitPrice(0.262))
  })

  it('shows the code of an unknown connector status', () => {
    render({})
    stage.connector = { Status: 'UNKNOWN', RawStatus: '?BOILING' }
    const html = renderToStaticMarkup(<Verdict cardId="T1" chargerId="CP1" places={{ charger: String }} />)
    expect(html).toContain('Unknown (BOILING)')
    expect(html).not.toContain(t('cardCheck.problem.OFFLINE'))
  })

  it('accepts a card without a subscription, and notes that the charger’s own price applies', () => {
    const { subscription: _, ...without } = CARD
    stage.facts = { card: { Id: 'T1', Number: 'BE-1' }, cardFacts: without, place: PLACE, tariff }
    stage.connector = { Status: 'AVAILABLE' }
    const html = renderToStaticMarkup(<Verdict cardId="T1" chargerId="CP1" places={{ charger: String }} />)
    expect(html).toContain(t('cardCheck.yes'))
    expect(html).toContain(t('cardCheck.note.noSubscription'))
  })

  it.each([
    ['the guest note for a card of another organisation', { place: { takesGuests: true } }, true],
    ['no guest note for a card in the group', { place: { takesGuests: true, isInGroup: true } }, false],
    ['no guest note at a charger without guest access', { place: { takesGuests: false } }, false],
  ] as const)('shows %s', (_, pair, isGuest) => {
    const html = render({ card: { relationId: 'R2' }, ...pair })
    expect(html.includes(t('cardCheck.note.guest'))).toBe(isGuest)
  })

  it('reports an unknown price when no tariff is known', () => {
    tariff = undefined
    expect(render({})).toContain(t('cardCheck.price.none'))
  })
})
