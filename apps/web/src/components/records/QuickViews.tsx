import { type Filter, formatFilter } from '@portal/schemas'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { useI18n, useUserInfo } from '../../app/context.ts'
import type { PeriodQuery } from '../../data/calendar.ts'
import { queryIn } from '../../data/viewAddress.ts'
import { CountedChip, QuickRow } from '../quickViews/CountedChip.tsx'
import type { QuickView, RecordScreen } from './recordScreen.ts'
import { useCount } from './useCount.ts'
import type { RecordWords } from './useRecordWords.ts'

export interface QuickViewsProps {
  screen: RecordScreen
  views: readonly QuickView[]
  /** Conditions that always apply. */
  fixed: readonly Filter[]
  span: PeriodQuery
  words: RecordWords
}

const filtersOf = ({ filters }: QuickView, me: string): readonly Filter[] =>
  typeof filters === 'function' ? filters(me) : filters

/**
 * Returns the query string of a quick view: its filter, even if empty, in the current order and from the first page.
 */
const searchWith = (search: string, filter: string): string => {
  const query = new URLSearchParams(queryIn(search))
  query.set('filter', filter)
  return query.toString()
}

/** Quick views of a list, each with its count; the view of all rows comes first. */
export const QuickViews = ({ screen, views, fixed, span, words }: QuickViewsProps) => {
  const { t } = useI18n()
  const me = useUserInfo().RelationContact.Name
  const search = useSearch()
  const pathname = usePathname()
  const currentFilter = new URLSearchParams(search).get('filter') ?? ''
  const labelOf = ({ label }: QuickView, filters: readonly Filter[]) => {
    const last = filters.at(-1)
    return label ? t(label as 'record.views') : last ? words.wordOf(last.field, last.value) : ''
  }
  const all = { key: '', label: t('record.quick.all'), filters: [] as readonly Filter[] }
  const offered = views.map((view) => {
    const filters = filtersOf(view, me)
    return { key: formatFilter(filters), label: labelOf(view, filters), filters }
  })
  return (
    <QuickRow>
      {[all, ...offered].map(({ key, label, filters }) => (
        <Chip
          key={key}
          href={`${pathname}?${searchWith(search, key)}`}
          label={label}
          isCurrent={key === currentFilter}
          screen={screen}
          filters={[...fixed, ...filters]}
          span={span}
        />
      ))}
    </QuickRow>
  )
}

interface ChipProps {
  href: string
  label: string
  isCurrent: boolean
  screen: RecordScreen
  filters: readonly Filter[]
  span: PeriodQuery
}

const Chip = ({ screen, filters, span, ...rest }: ChipProps) => (
  <CountedChip {...rest} count={useCount(screen, filters, span)} />
)
