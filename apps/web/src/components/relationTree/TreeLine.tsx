import type { RelationTreeRef, TreeRow } from '@portal/machines'
import { Building2, ChevronDown, ChevronRight, UserRound } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Spinner } from '../../ui/Spinner.tsx'

/** Maximum indentation level; deeper rows would not fit on a phone. */
const DEEPEST = 8

export interface TreeLineProps {
  row: TreeRow
  top: number
  height: number
  isCurrent: boolean
  /** True if the screen shows this relation beside the tree. */
  isChosen: boolean
  href: string
  tree: RelationTreeRef
  onFocus: () => void
}

/** Row of the tree: a relation with the button that opens its branch, or a message in place of the branch. */
export const TreeLine = ({ row, top, height, isCurrent, isChosen, href, tree, onFocus }: TreeLineProps) => {
  const { t, errorText } = useI18n()
  const indent = { paddingLeft: `${0.5 + (Math.min(row.level, DEEPEST) - 1) * 1.25}rem` }
  const place = { ...indent, top, height }
  if (row.kind !== 'relation')
    return (
      <div
        role="none"
        className="absolute inset-x-0 flex items-center gap-2 border-b border-line pr-3 text-sm text-ink-2"
        style={place}
      >
        <span className="w-7 shrink-0" />
        {row.kind === 'waiting' && (
          <>
            <Spinner />
            <span role="status">{t('shell.loading')}</span>
          </>
        )}
        {row.kind === 'empty' && t('tree.none')}
        {row.kind === 'failed' && (
          <>
            <span role="alert" className="min-w-0 truncate" title={errorText(row.failure.code)}>
              {errorText(row.failure.code)}
            </span>
            <Button size="sm" onClick={() => tree.send({ type: 'RETRY', id: row.id })}>
              {t('faces.retry')}
            </Button>
          </>
        )}
      </div>
    )
  const { relation, isOpen, isMatch, position, siblings } = row
  const Icon = relation.IsCompany ? Building2 : UserRound
  const toggle = () => tree.send({ type: isOpen ? 'CLOSE' : 'OPEN', id: row.id })
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles the keys
    <div
      role="treeitem"
      data-line={row.id}
      aria-level={row.level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      aria-selected={isCurrent}
      aria-current={isChosen || undefined}
      aria-label={relation.Description}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onClick={() => navigate(href)}
      className={classes(
        'tree-item absolute inset-x-0 flex cursor-pointer items-center gap-2 border-b border-line pr-3 -outline-offset-2',
        isChosen ? 'bg-accent-soft font-semibold' : 'hover:bg-sunken',
      )}
      style={place}
    >
      {isOpen === undefined ? (
        <span className="w-7 shrink-0" />
      ) : (
        <span
          aria-hidden="true"
          title={t(isOpen ? 'tree.close' : 'tree.open', { name: relation.Description })}
          onClick={(event) => {
            event.stopPropagation()
            toggle()
          }}
          className="inline-flex size-7 shrink-0 items-center justify-center rounded-control text-ink-3 hover:bg-line pointer-coarse:h-11"
        >
          {isOpen ? <ChevronDown size={18} /> : <ChevronRight size={18} />}
        </span>
      )}
      <Icon size={18} className="shrink-0 text-ink-3" />
      <span className={classes('min-w-0 truncate', isMatch && 'font-semibold text-accent-ink')}>
        {relation.Description}
      </span>
    </div>
  )
}
