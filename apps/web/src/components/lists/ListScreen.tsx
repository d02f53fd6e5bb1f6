import type { TableQuery } from '@portal/machines'
import type { ReactNode } from 'react'
import { useI18n, useSystem } from '../../app/context.ts'
import type { PeriodQuery } from '../../data/calendar.ts'
import { useListRelation } from '../../data/listRelation.ts'
import { type ListPeriod, queryOfSpan, usePeriod } from '../../data/period.ts'
import type { TableSource } from '../../data/table.ts'
import type { Answer, Bco, CallOptions } from '../../services/bco.ts'
import type { ReadTable } from '../../services/readers/index.ts'
import type { TextKey } from '../../texts/index.ts'
import { EmptyList, type EmptyListProps } from '../EmptyList.tsx'
import { EmptyPeriod } from '../period/EmptyPeriod.tsx'
import { PeriodChips } from '../period/PeriodChips.tsx'
import { ScreenHeader } from '../ScreenHeader.tsx'
import { ServerTable } from '../TableView.tsx'
import { type DeclaredList, useList } from './useList.ts'

/** List of records of the current relation and its child relations (S2). */
export interface RelationList<Row> extends DeclaredList<Row> {
  readonly context: TextKey
  readonly read: (
    bco: Bco,
    query: TableQuery & PeriodQuery & { readonly relid: string },
    options: CallOptions,
  ) => Promise<Answer<ReadTable<Row>>>
  /** Shown if the list is empty without filters. */
  readonly empty: Pick<EmptyListProps, 'icon' | 'start'> & {
    readonly title: TextKey
    readonly text: TextKey
    readonly action: TextKey
  }
}

export interface ListScreenProps<Row> {
  list: RelationList<Row>
  actions?: ReactNode
  above?: ReactNode
  views?: (table: TableSource<Row>, relation: string) => ReactNode
}

export const ListScreen = <Row extends { readonly Id: string }>(props: ListScreenProps<Row>) => {
  const { list, actions, above } = props
  const { t } = useI18n()
  const relation = useListRelation()
  const period = usePeriod()
  return (
    <>
      <ScreenHeader
        title={t(list.title as 'shell.users')}
        context={t(list.context as 'shell.users')}
        actions={actions}
      />
      {above}
      {list.hasPeriod && <PeriodChips period={period} />}
      <Rows
        key={`${relation} ${list.hasPeriod ? period.key : ''}`}
        {...props}
        relation={relation}
        period={list.hasPeriod ? period : undefined}
      />
    </>
  )
}

const Rows = <Row extends { readonly Id: string }>({
  list,
  views,
  relation,
  period,
}: ListScreenProps<Row> & { relation: string; period: ListPeriod | undefined }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const { icon, start, title, text, action } = list.empty
  const table = useList(list, (query, signal) =>
    list.read(bco(), { ...query, ...queryOfSpan(period?.span), relid: relation }, { signal }),
  )
  return (
    <ServerTable
      {...table}
      views={views?.(table.table, relation)}
      empty={
        period?.span ? (
          <EmptyPeriod show={period.show} />
        ) : (
          <EmptyList
            icon={icon}
            title={t(title as 'shell.users')}
            action={t(action as 'shell.users')}
            {...(start && { start })}
          >
            {t(text as 'shell.users')}
          </EmptyList>
        )
      }
    />
  )
}
