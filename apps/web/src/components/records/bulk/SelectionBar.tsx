import {
  type RowSelectionRef,
  selectIsAllSelected,
  selectMatchingMore,
  selectSelectedCount,
  selectSelectedKeys,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '../../../app/context.ts'
import { Button } from '../../../ui/Button.tsx'
import type { BulkAction } from './bulkActions.ts'

export interface SelectionBarProps {
  selection: RowSelectionRef
  actions: readonly BulkAction[]
  /** An action was chosen for these records; undefined for all that match. */
  /** More buttons, for these records or, undefined, for all that match. */
  more?: (ids: readonly string[] | undefined, count: number) => ReactNode
  onChoose: (action: BulkAction, ids: readonly string[] | undefined) => void
}

/** How many records are selected, and what can be done with all of them; at the foot of the list. */
export const SelectionBar = ({ selection, actions, more: buttons, onChoose }: SelectionBarProps) => {
  const { t } = useI18n()
  const count = useSelector(selection, selectSelectedCount)
  const isAll = useSelector(selection, selectIsAllSelected)
  const more = useSelector(selection, selectMatchingMore)
  const ids = useSelector(selection, selectSelectedKeys)
  return (
    <div className="sticky bottom-(--foot) z-10 not-empty:mt-3">
      <p role="status" className="sr-only">
        {count > 0 && t(isAll ? 'record.selectedAll' : 'record.selected', { count })}
      </p>
      {count > 0 && (
        <section
          aria-label={t('record.selection')}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3 shadow-near"
        >
          <span className="text-sm font-semibold tabular-nums" aria-hidden>
            {t(isAll ? 'record.selectedAll' : 'record.selected', { count })}
          </span>
          {more > 0 && (
            <Button size="sm" variant="ghost" onClick={() => selection.send({ type: 'SELECT_MATCHING' })}>
              {t('record.selectMatching', { count: count + more })}
            </Button>
          )}
          <div className="flex flex-wrap gap-2 sm:ml-auto">
            {actions.map((action) => (
              <Button
                key={action.key}
                icon={action.icon}
                aria-haspopup="dialog"
                onClick={() => onChoose(action, isAll ? undefined : ids)}
              >
                {t(action.label as 'common.edit')}
              </Button>
            ))}
            {buttons?.(isAll ? undefined : ids, count)}
            <Button variant="ghost" icon={X} onClick={() => selection.send({ type: 'CLEAR' })}>
              {t('record.clearSelection')}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}
