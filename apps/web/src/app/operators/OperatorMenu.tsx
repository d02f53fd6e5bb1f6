import { normalizeText } from '@portal/schemas'
import { type KeyboardEvent, useRef, useState } from 'react'
import { hasWords } from '../../data/hasWords.ts'
import { type DrawerGroup, DrawerGroups, type DrawerGroupsProps } from '../../ui/DrawerGroups.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { useI18n } from '../context.ts'

/**
 * Returns the entries that match the words, below their headings. Groups with a match are expanded during the search.
 */
const found = (groups: readonly DrawerGroup[], words: string): readonly DrawerGroup[] =>
  groups.flatMap(({ key, label, items }) => {
    const matching = items.filter((item) => hasWords(normalizeText(item.label), words))
    return matching.length > 0 ? [{ key, ...(label && { label }), items: matching }] : []
  })

/** Elements that the arrow keys move through: the search field, then the links. */
const STOPS = 'input, li > a, li > * > a'

/**
 * Menu of the operators' area. It is long, so it has a search field: arrow keys move through the matches, Enter opens
 * the first.
 */
export const OperatorMenu = ({ groups, collapsed }: DrawerGroupsProps) => {
  const { t } = useI18n()
  const [typed, setTyped] = useState('')
  const menu = useRef<HTMLDivElement>(null)
  if (collapsed) return <DrawerGroups groups={groups} collapsed />
  const isNarrowed = typed.trim() !== ''
  const visibleGroups = isNarrowed ? found(groups, typed) : groups
  const stops = () => [...(menu.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])]

  const onKey = (event: KeyboardEvent) => {
    const all = stops()
    const at = all.indexOf(event.target as HTMLElement)
    if (at < 0) return
    if (event.key === 'Escape' && typed !== '') {
      // Keeps a surrounding sheet open.
      event.preventDefault()
      setTyped('')
      all[0]?.focus()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    all[at + step]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles events that bubble from the field and the links
    <div
      ref={menu}
      onKeyDown={onKey}
      // Reset the filter after a navigation.
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && setTyped('')}
    >
      <form
        // Keep the field visible while the menu is scrolled.
        className="sticky -top-3 z-10 -mx-2.5 -mt-3 mb-1 bg-surface px-2.5 pt-3 pb-1"
        onSubmit={(event) => {
          event.preventDefault()
          if (isNarrowed) stops()[1]?.click()
        }}
      >
        <SearchInput
          label={t('shell.menu.filter')}
          placeholder={t('shell.menu.filter')}
          clearLabel={t('common.clear')}
          autoComplete="off"
          value={typed}
          onSearch={setTyped}
        />
        <p role="status" className="px-3 pt-2 text-sm text-ink-2 empty:hidden">
          {visibleGroups.length === 0 && t('shell.menu.filter.none')}
        </p>
      </form>
      <DrawerGroups groups={visibleGroups} collapsed={false} />
    </div>
  )
}
