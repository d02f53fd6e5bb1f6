import { type Filter, formatFilter, POLL_COUNTS_MS } from '@portal/schemas'
import { type KeyboardEvent, useId } from 'react'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { useOperation } from '../../data/reads.ts'
import { queryIn } from '../../data/viewAddress.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { classes } from '../../ui/classes.ts'
import type { QuickView, RecordScreen } from './recordScreen.ts'
import type { RecordWords } from './useRecordWords.ts'

export interface QuickViewsProps {
  screen: RecordScreen
  views: readonly QuickView[]
  /** Conditions that always hold. */
  fixed: readonly Filter[]
  words: RecordWords
}

/** The conditions of a view, for this person. */
const filtersOf = ({ filters }: QuickView, me: string): readonly Filter[] =>
  typeof filters === 'function' ? filters(me) : filters

/** The address that shows these rows from the first page on, in the order of now; it says so too when all rows are shown. */
const searchWith = (search: string, filter: string): string => {
  const query = new URLSearchParams(queryIn(search))
  query.set('filter', filter)
  return query.toString()
}

/** The questions that are asked most of a list, each with its count; all rows come first. Arrow keys go from one to the next. */
export const QuickViews = ({ screen, views, fixed, words }: QuickViewsProps) => {
  const { t } = useI18n()
  const me = useUserInfo().RelationContact.Name
  const search = useSearch()
  const pathname = usePathname()
  const shown = new URLSearchParams(search).get('filter') ?? ''
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
    <nav aria-label={t('record.quick')} className="min-w-0">
      <ul className="flex flex-wrap gap-2">
        {[all, ...offered].map(({ key, label, filters }) => (
          <li key={key}>
            <Chip
              href={`${pathname}?${searchWith(search, key)}`}
              label={label}
              isShown={key === shown}
              screen={screen}
              filters={[...fixed, ...filters]}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const goBeside = (event: KeyboardEvent<HTMLAnchorElement>): void => {
  const step = STEPS[event.key]
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])]
  const at = links.indexOf(event.currentTarget)
  if (!step || at === -1 || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  links[step(at, links.length)]?.focus()
}

interface ChipProps {
  href: string
  label: string
  isShown: boolean
  screen: RecordScreen
  filters: readonly Filter[]
}

const Chip = ({ href, label, isShown, screen, filters }: ChipProps) => {
  const { t, formats } = useI18n()
  const id = useId()
  const count = useCount(screen, filters)
  return (
    <Anchor
      href={href}
      onKeyDown={goBeside}
      aria-current={isShown || undefined}
      aria-describedby={count === undefined ? undefined : id}
      className={classes(
        'inline-flex min-h-8 items-center gap-2 rounded-full border px-3 text-xs font-semibold transition-colors duration-150 pointer-coarse:min-h-11 pointer-coarse:px-4',
        isShown
          ? 'border-accent bg-accent-soft text-accent-ink'
          : 'border-line-strong bg-surface text-ink-2 hover:border-line-control hover:text-ink',
      )}
    >
      {label}{' '}
      {count !== undefined && (
        <>
          <span aria-hidden className="tabular-nums">
            {formats.count(count)}
          </span>
          <span id={id} hidden>
            {t('record.quick.count', { count })}
          </span>
        </>
      )}
    </Anchor>
  )
}

/** How many records there are; one row is asked for, the page says the rest. Unknown until then, and where it cannot be read. */
const useCount = ({ routes, isOwn }: RecordScreen, filters: readonly Filter[]): number | undefined => {
  const { Relation } = useUserInfo()
  const filter = formatFilter(filters)
  const query = {
    ...(filter !== '' && { filter }),
    ...(isOwn && { relid: Relation.Id }),
    pagesize: 1,
    DataCategories: 'BASIC',
  }
  return useOperation(routes.filtered, { query }, POLL_COUNTS_MS).data?.Page.Results
}
