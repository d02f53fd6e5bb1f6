import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import {
  type RelationFilterRef,
  selectChosenRelation,
  selectListedRelations,
  selectRelationListViewState,
  selectRelationMatches,
} from '@portal/machines'
import { type RelationEntry, shortRelationName } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Check, CornerDownRight, Search } from 'lucide-react'
import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { useI18n } from '../../app/context.ts'
import { FailedRead } from '../../components/FailedRead.tsx'
import { SkippedRecords } from '../../components/SkippedRecords.tsx'
import { classes } from '../../ui/classes.ts'
import { CONTROL_LOOK } from '../../ui/controlLook.ts'
import { Loading } from '../../ui/Loading.tsx'
import { place } from '../../ui/place.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { asTree } from './tree.ts'

/** Maximum number of relations shown. Users type to narrow the list. */
const LIMIT = 50
/** Option value for all relations. */
const ALL = ''

export interface RelationPickerProps {
  filter: RelationFilterRef
  opener: RefObject<HTMLButtonElement | null>
}

export const RelationPicker = ({ filter, opener }: RelationPickerProps) => {
  const { t } = useI18n()
  const box = useRef<HTMLDivElement>(null)
  const viewState = useSelector(filter, selectRelationListViewState)
  const error = useSelector(filter, ({ context }) => context.error)

  /** Returns the focus to the opener, unless the focus has already moved elsewhere. */
  const leave = () => {
    if (box.current?.contains(document.activeElement)) opener.current?.focus()
  }
  const close = () => {
    leave()
    filter.send({ type: 'CLOSE' })
  }
  const show = useEffectEvent(() => {
    if (!box.current || !opener.current) return
    box.current.showPopover()
    place(box.current, opener.current, 'below', 'end')
  })
  useEffect(() => show(), [])
  // Focus the search field, or the retry button after a failure.
  const focusFirst = useEffectEvent((_face: string) =>
    box.current?.querySelector<HTMLElement>('input, button')?.focus(),
  )
  useEffect(() => focusFirst(viewState), [viewState])

  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={t('relation.label')}
      className="menu-box w-[min(22rem,calc(100vw-1rem))] max-w-none"
      onToggle={(event) => event.newState === 'closed' && close()}
    >
      {viewState === 'failed' ? (
        <FailedRead
          title={t('relation.failed')}
          failure={error ?? { code: 'UNEXPECTED' }}
          onRetry={() => filter.send({ type: 'RETRY' })}
        />
      ) : (
        <Finder filter={filter} isLoading={viewState === 'loading'} leave={leave} close={close} />
      )}
    </div>
  )
}

const Finder = ({
  filter,
  isLoading,
  leave,
  close,
}: {
  filter: RelationFilterRef
  isLoading: boolean
  leave: () => void
  close: () => void
}) => {
  const { t } = useI18n()
  const chosen = useSelector(filter, selectChosenRelation)
  const text = useSelector(filter, ({ context }) => context.text)
  const matches = useSelector(filter, selectRelationMatches, sameRelations)
  const listed = useSelector(filter, selectListedRelations)
  const isSearching = text.trim() !== ''
  // Search results are a flat list. Without a search, the list is a tree.
  const lines = isSearching ? matches.map((relation) => ({ relation, depth: 0 })) : asTree(matches)
  const visibleLines = isLoading ? [] : lines.slice(0, LIMIT)
  const choose = (id: string | null) => {
    if (id === null) return
    filter.send(id === ALL ? { type: 'CLEAR' } : { type: 'CHOOSE', id })
    leave()
  }
  return (
    <Combobox immediate value={chosen?.Id ?? ALL} onChange={choose}>
      <div
        className="relative"
        // The library would select the active option on Tab and on blur, but only Enter or a press should.
        onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}
        onBlurCapture={(event) => {
          event.stopPropagation()
          const { currentTarget, relatedTarget } = event
          if (relatedTarget && !currentTarget.closest('[popover]')?.contains(relatedTarget)) close()
        }}
      >
        <Search
          size={18}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
        />
        <ComboboxInput
          aria-label={t('relation.search')}
          placeholder={t('relation.searchHint')}
          displayValue={() => text}
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            filter.send({ type: 'FILTER', text: event.target.value })
          }
          onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
          className={classes(CONTROL_LOOK, 'pl-10')}
        />
      </div>
      {/* Also rendered when empty: the combobox must always reference its list. */}
      <ComboboxOptions
        static
        modal={false}
        as="div"
        aria-label={t('relation.label')}
        aria-busy={isLoading}
        className="mt-1.5 outline-none"
      >
        {!isLoading && !isSearching && (
          <Option id={ALL} name={t('relation.all')} detail={t('relation.allDetail')} />
        )}
        {visibleLines.map(({ relation: { Id, Description, Relation }, depth }) => (
          <Option
            key={Id}
            id={Id}
            name={Description}
            depth={depth}
            detail={Relation && t('relation.partOf', { name: shortRelationName(Relation.Description) })}
          />
        ))}
      </ComboboxOptions>
      {isLoading && (
        <Loading label={t('shell.loading')}>
          <Skeleton className="mt-3 h-9" />
          <Skeleton className="mt-2 h-9" />
        </Loading>
      )}
      {!isLoading && matches.length !== 1 && (
        <p role="status" className="px-2.5 py-1.5 text-sm text-ink-2 empty:hidden">
          {matches.length === 0 && t(isSearching ? 'relation.none' : 'relation.empty')}
          {matches.length > visibleLines.length &&
            t('relation.more', { count: matches.length - visibleLines.length })}
        </p>
      )}
      <SkippedRecords answer={listed} />
    </Combobox>
  )
}

const sameRelations = (a: readonly RelationEntry[], b: readonly RelationEntry[]) =>
  a.length === b.length && a.every((relation, index) => relation === b[index])

interface OptionProps {
  id: string
  name: string
  detail: string | undefined
  /** Depth in the tree. Only the indentation shows it, so screen readers do not announce it. */
  depth?: number
}

const Option = ({ id, name, detail, depth = 0 }: OptionProps) => (
  <ComboboxOption as="div" value={id} title={name} className="menu-item group cursor-pointer">
    <span
      className="flex min-w-0 grow items-center gap-2"
      style={{ paddingLeft: `${Math.max(0, depth - 1)}rem` }}
    >
      {depth > 0 && <CornerDownRight size={14} className="shrink-0 text-ink-3" />}
      <span className="min-w-0">
        <span className="block truncate">{shortRelationName(name)}</span>
        {detail && (
          <span className={depth > 0 ? 'sr-only' : 'block truncate text-xs text-ink-3'}>{detail}</span>
        )}
      </span>
    </span>
    <Check size={16} className="text-accent-ink not-group-aria-selected:invisible" />
  </ComboboxOption>
)
