import { X } from 'lucide-react'
import type { Dispatch, ReactNode } from 'react'
import { useI18n } from '../../../app/context.ts'
import { Button } from '../../../ui/Button.tsx'
import type { BulkAction } from './bulkActions.ts'
import {
  matchingMore,
  type Selection,
  type SelectionAction,
  selectedCount,
  selectedIds,
} from './selection.ts'

export interface SelectionBarProps {
  selection: Selection
  select: Dispatch<SelectionAction>
  actions: readonly BulkAction[]
  /** Additional buttons for the selection. The ids are undefined for all matching records. */
  more?: (ids: readonly string[] | undefined, count: number) => ReactNode
  /** Called with the chosen action and the selected ids, which are undefined for all matching records. */
  onChoose: (action: BulkAction, ids: readonly string[] | undefined) => void
}

/** Number of selected records and their actions, at the bottom of the list. */
export const SelectionBar = ({ selection, select, actions, more: buttons, onChoose }: SelectionBarProps) => {
  const { t } = useI18n()
  const count = selectedCount(selection)
  const more = matchingMore(selection)
  const ids = selectedIds(selection)
  const text = t(selection.isAll ? 'record.selectedAll' : 'record.selected', { count })
  return (
    <div className="sticky bottom-(--foot) z-10 not-empty:mt-3">
      <p role="status" className="sr-only">
        {count > 0 && text}
      </p>
      {count > 0 && (
        <section
          aria-label={t('record.selection')}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3 shadow-near"
        >
          <span className="text-sm font-semibold tabular-nums" aria-hidden>
            {text}
          </span>
          {more > 0 && (
            <Button size="sm" variant="ghost" onClick={() => select({ type: 'selectMatching' })}>
              {t('record.selectMatching', { count: count + more })}
            </Button>
          )}
          <div className="flex flex-wrap gap-2 sm:ml-auto">
            {actions.map((action) => (
              <Button
                key={action.key}
                icon={action.icon}
                aria-haspopup="dialog"
                onClick={() => onChoose(action, ids)}
              >
                {t(action.label as 'common.edit')}
              </Button>
            ))}
            {buttons?.(ids, count)}
            <Button variant="ghost" icon={X} onClick={() => select({ type: 'clear' })}>
              {t('record.clearSelection')}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}
