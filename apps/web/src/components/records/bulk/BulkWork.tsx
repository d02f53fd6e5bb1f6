import {
  queryOf,
  selectBulkFailed,
  selectBulkLeft,
  selectBulkViewState,
  type TableRef,
} from '@portal/machines'
import type { Filter } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { type Dispatch, useState } from 'react'
import { useI18n, useUserInfo } from '../../../app/context.ts'
import type { PeriodQuery } from '../../../data/calendar.ts'
import { type MatchingQuery, openWithPicked, type Picked } from '../../../data/picked.ts'
import type { AnyRecord } from '../../../services/readers/anyRecord.ts'
import { Button } from '../../../ui/Button.tsx'
import type { RecordScreen } from '../recordScreen.ts'
import { BulkDialog, BulkUnderWay } from './BulkDialog.tsx'
import type { BulkAction } from './bulkActions.ts'
import { useRecordRun } from './run.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { type ExportedRecords, SelectionExport } from './SelectionExport.tsx'
import { type Selection, type SelectionAction, selectedCount } from './selection.ts'

export interface BulkWorkProps {
  screen: RecordScreen
  table: TableRef<AnyRecord>
  fixed: readonly Filter[]
  span: PeriodQuery
  selection: Selection
  select: Dispatch<SelectionAction>
  actions: readonly BulkAction[]
  nameOf: (record: AnyRecord) => string
  exported: Omit<ExportedRecords, 'view'>
}

interface Chosen {
  readonly action: BulkAction
  /** Undefined for all matching records. */
  readonly ids: readonly string[] | undefined
  readonly count: number
}

/**
 * Bulk actions on the selected records of a list: selection bar, dialog and a run that continues when the dialog is
 * closed.
 */
export const BulkWork = ({
  screen,
  table,
  fixed,
  span,
  selection,
  select,
  actions,
  nameOf,
  exported,
}: BulkWorkProps) => {
  const { t } = useI18n()
  const { Relation, role } = useUserInfo()
  const run = useRecordRun(screen)
  const [chosen, setChosen] = useState<Chosen>()
  const [isOpen, setOpen] = useState(false)
  const view = useSelector(table, ({ context }) => context.view)
  const viewState = useSelector(run, selectBulkViewState)
  const left = useSelector(run, (snapshot) => selectBulkFailed(snapshot) + selectBulkLeft(snapshot))
  const items = useSelector(run, ({ context }) => context.items.length)

  const matching = (): MatchingQuery => {
    const { filter } = queryOf(fixed, view)
    return {
      ...(filter !== undefined && { filter }),
      ...span,
      ...(screen.isOwn && { relid: Relation.Id }),
    }
  }
  const check = ({ action, ids }: Omit<Chosen, 'count'>, value: string) => {
    const { orderby } = queryOf(fixed, view)
    const query = {
      ...matching(),
      ...(orderby !== undefined && { orderby }),
      DataCategories: 'BASIC,STATE,TECH',
    }
    run.send({ type: 'CHECK', source: { action, value, ids, query } })
  }
  const choose = (action: BulkAction, ids: readonly string[] | undefined) => {
    // Leaves a previous run that was only previewed.
    run.send({ type: 'BACK' })
    setChosen({ action, ids, count: selectedCount(selection) })
    setOpen(true)
    if (!action.asks) check({ action, ids }, '')
  }
  const close = () => {
    setOpen(false)
    if (viewState === 'running') return
    if (viewState === 'ended' && left === 0) select({ type: 'clear' })
    run.send({ type: 'BACK' })
  }
  const pickedOf = (ids: readonly string[] | undefined, selected: number): Picked =>
    ids ? { ids, count: selected } : { query: matching(), count: selected }
  const onward = (screen.onward ?? []).filter((one) => one.role === undefined || role.includes(one.role))
  return (
    <>
      <SelectionBar
        selection={selection}
        select={select}
        actions={actions}
        onChoose={choose}
        more={(ids, selected) => (
          <>
            {onward.map(({ label, icon, path }) => (
              <Button key={path} icon={icon} onClick={() => openWithPicked(path, pickedOf(ids, selected))}>
                {t(label as 'shell.network')}
              </Button>
            ))}
            <SelectionExport screen={screen} list={{ ...exported, view }} ids={ids} count={selected} />
          </>
        )}
      />
      {!isOpen && <BulkUnderWay run={run} onShow={() => setOpen(true)} />}
      <BulkDialog
        run={run}
        action={chosen?.action}
        count={chosen?.count ?? items}
        isOpen={isOpen}
        onClose={close}
        onValue={(value) => chosen && check(chosen, value)}
        nameOf={nameOf}
      />
    </>
  )
}
