import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { useI18n, useSystem } from '../../app/context.ts'
import { useQuery } from '../../data/query.ts'
import { isShortcut } from '../../data/shortcuts.ts'
import { type Step, stepAt, type Walk, withPage } from '../../data/walk.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import type { RecordScreen } from './recordScreen.ts'
import { useWalkOf } from './walk.ts'

export interface RecordWalkProps {
  screen: RecordScreen
  id: string
}

/**
 * Position '3 of 37' in the list that the user came from, with links to the neighbours; renders nothing without a list
 * or neighbours.
 */
export const RecordWalk = ({ screen, id }: RecordWalkProps) => {
  const walk = useWalkOf(screen)
  const step = walk && stepAt(walk, id)
  if (!walk || !step || step.total < 2) return null
  return <Steps screen={screen} walk={walk} step={step} />
}

const Steps = ({ screen, walk, step }: { screen: RecordScreen; walk: Walk; step: Step }) => {
  const { t, formats } = useI18n()
  const { walks } = useSystem()
  const { missingPage } = step
  const { data } = useQuery(
    screen.routes.filtered,
    missingPage === undefined
      ? undefined
      : { query: { ...walk.query, pagenumber: missingPage, DataCategories: 'BASIC' } },
  )
  const ids = data?.Data.map(({ Id }) => Id) ?? []
  const longer = missingPage === undefined ? walk : withPage(walk, missingPage, ids)
  const isBefore = missingPage !== undefined && missingPage <= walk.before / walk.query.pagesize
  const previous =
    step.previous ?? (isBefore ? longer.ids[longer.ids.indexOf(walk.ids[0] ?? '') - 1] : undefined)
  const next = step.next ?? (isBefore ? undefined : longer.ids[walk.ids.length])
  useEffect(() => void walks.set(screen.path(''), longer), [walks, screen, longer])
  const tab = new URLSearchParams(useSearch()).get('tab')
  // Keeps the tab, so users can compare the same part of consecutive records.
  const pathOf = (to: string | undefined) =>
    to && screen.path(to) + (tab === null ? '' : `?${new URLSearchParams({ tab })}`)
  useKeys(pathOf(previous), pathOf(next))
  return (
    <nav aria-label={t('record.walk')} className="flex items-center gap-1 text-sm text-ink-2 tabular-nums">
      <Way to={pathOf(previous)} label={t('record.walk.previous')} shortcut="k">
        <ChevronLeft size={18} />
      </Way>
      <span>
        {t('record.walk.place', { place: formats.count(step.place), total: formats.count(step.total) })}
      </span>
      <Way to={pathOf(next)} label={t('record.walk.next')} shortcut="j">
        <ChevronRight size={18} />
      </Way>
    </nav>
  )
}

interface WayProps {
  to: string | undefined
  label: string
  shortcut: string
  children: ReactNode
}

const WAY = 'inline-flex size-8 items-center justify-center rounded-control pointer-coarse:size-11'

const Way = ({ to, label, shortcut, children }: WayProps) =>
  to === undefined ? (
    <span className={`${WAY} opacity-35`}>{children}</span>
  ) : (
    <Anchor
      href={to}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={label}
      className={`${WAY} hover:bg-sunken hover:text-ink`}
    >
      {children}
    </Anchor>
  )

/** Elements that use letter keys themselves, for typing or for selection. */
const TAKES_LETTERS = 'input, textarea, select, [contenteditable="true"], dialog, [role="menu"]'

/** `k` opens the previous record and `j` the next one, except in elements that use letter keys. */
const useKeys = (previous: string | undefined, next: string | undefined): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.shiftKey || (event.target instanceof Element && event.target.closest(TAKES_LETTERS))) return
      const to = isShortcut(event, 'k') ? previous : isShortcut(event, 'j') ? next : undefined
      // Leaving an open form would discard its changes.
      if (to !== undefined && document.querySelector('main form[aria-busy]') === null) navigate(to)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [previous, next])
}
