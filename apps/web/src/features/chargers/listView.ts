import {
  type Chargepoint,
  DEFAULT_PAGE_SIZE,
  DISPLAY_STATES,
  type DisplayState,
  FIRST_PAGE,
  PAGE_SIZES,
} from '@portal/schemas'
import { chargerPower, chargerState } from '../../data/chargerState.ts'

/** The fields that the list can be sorted by. */
export const SORT_FIELDS = [
  'chargeBox',
  'description',
  'city',
  'state',
  'power',
  'heartbeat',
  'energy',
] as const
export type SortField = (typeof SORT_FIELDS)[number]

/** What of the list is shown: it lives in the address, so that a view can be shared. */
export interface ListView {
  readonly search: string
  readonly state: DisplayState | undefined
  readonly sort: SortField
  readonly isDescending: boolean
  readonly page: number
  readonly pageSize: number
}

const INITIAL_VIEW: ListView = {
  search: '',
  state: undefined,
  sort: 'description',
  isDescending: false,
  page: FIRST_PAGE,
  pageSize: DEFAULT_PAGE_SIZE,
}

/** Reads a view from the address; whatever makes no sense there counts as not given. */
export const viewFromSearch = (search: string): ListView => {
  const query = new URLSearchParams(search)
  const sort = query.get('sort') ?? ''
  const field = sort.replace(/^-/, '')
  const page = Number(query.get('page'))
  const pageSize = Number(query.get('rows'))
  return {
    search: query.get('q') ?? '',
    state: DISPLAY_STATES.find((state) => state === query.get('state')),
    sort: SORT_FIELDS.find((name) => name === field) ?? INITIAL_VIEW.sort,
    isDescending: sort.startsWith('-'),
    page: Number.isSafeInteger(page) && page >= FIRST_PAGE ? page : FIRST_PAGE,
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? INITIAL_VIEW.pageSize,
  }
}

/** Writes a view as a query string; what is as at first is left out. */
export const viewToSearch = (view: ListView): string => {
  const query = new URLSearchParams()
  if (view.search) query.set('q', view.search)
  if (view.state) query.set('state', view.state)
  if (view.sort !== INITIAL_VIEW.sort || view.isDescending)
    query.set('sort', (view.isDescending ? '-' : '') + view.sort)
  if (view.page !== FIRST_PAGE) query.set('page', String(view.page))
  if (view.pageSize !== INITIAL_VIEW.pageSize) query.set('rows', String(view.pageSize))
  return query.toString()
}

/** Upper and lower case and accents make no difference to a search. */
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

const searchable = ({ Description, ChargeBoxIdentifier, City = '' }: Chargepoint): string =>
  fold(`${Description} ${ChargeBoxIdentifier} ${City}`)

const sortValue: Readonly<Record<SortField, (charger: Chargepoint) => string | number>> = {
  chargeBox: (charger) => charger.ChargeBoxIdentifier,
  description: (charger) => charger.Description,
  city: (charger) => charger.City ?? '',
  state: (charger) => DISPLAY_STATES.indexOf(chargerState(charger)),
  power: (charger) => chargerPower(charger) ?? -1,
  heartbeat: (charger) => Date.parse(charger.LastHeartbeat ?? '') || 0,
  energy: (charger) => charger.EnergyThisMonthKwh ?? 0,
}

export interface ShownPage {
  readonly rows: readonly Chargepoint[]
  /** Chargers that match, on all pages. */
  readonly total: number
  /** The page shown: the last one where the address asks for one behind it (S4). */
  readonly page: number
  readonly pageCount: number
}

/** The rows of a view. */
export const applyView = (chargers: readonly Chargepoint[], view: ListView): ShownPage => {
  const words = fold(view.search).split(/\s+/)
  const matching = chargers.filter(
    (charger) =>
      (view.state === undefined || chargerState(charger) === view.state) &&
      words.every((word) => searchable(charger).includes(word)),
  )
  const value = sortValue[view.sort]
  const direction = view.isDescending ? -1 : 1
  const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
  const sorted = [...matching].sort((a, b) => {
    const [left, right] = [value(a), value(b)]
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right))
    return order === 0 ? collator.compare(a.Id, b.Id) : order * direction
  })
  const pageCount = Math.max(1, Math.ceil(sorted.length / view.pageSize))
  const page = Math.min(view.page, pageCount)
  const from = (page - 1) * view.pageSize
  return { rows: sorted.slice(from, from + view.pageSize), total: sorted.length, page, pageCount }
}
