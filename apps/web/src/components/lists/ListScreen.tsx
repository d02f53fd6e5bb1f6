import type { TableQuery } from '@portal/machines'
import type { ReactNode } from 'react'
import { useI18n, useSystem } from '../../app/context.ts'
import type { PeriodQuery } from '../../data/calendar.ts'
import { queryOfSpan, type ShownPeriod, usePeriod } from '../../data/period.ts'
import { useShownRelation } from '../../data/shownRelation.ts'
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

/** List of records that belong to the current relation and those below it (S2). */
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
  /** Content between the header and the table. */
  above?: ReactNode
  /** Quick views above the filters. */
  views?: (table: TableSource<Row>, relation: string) => ReactNode
}

/** Screen of a list: header and rows. */
export const ListScreen = <Row extends { readonly Id: string }>(props: ListScreenProps<Row>) => {
  const { list, actions, above } = props
  const { t } = useI18n()
  const relation = useShownRelation()
  const shown = usePeriod()
  return (
    <>
      <ScreenHeader
        title={t(list.title as 'shell.users')}
        context={t(list.context as 'shell.users')}
        actions={actions}
      />
      {above}
      {list.hasPeriod && <PeriodChips shown={shown} />}
      <Rows
        key={`${relation} ${list.hasPeriod ? shown.key : ''}`}
        {...props}
        relation={relation}
        shown={list.hasPeriod ? shown : undefined}
      />
    </>
  )
}

const Rows = <Row extends { readonly Id: string }>({
  list,
  views,
  relation,
  shown,
}: ListScreenProps<Row> & { relation: string; shown: ShownPeriod | undefined }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const { icon, start, title, text, action } = list.empty
  const table = useList(list, (query, signal) =>
    list.read(bco(), { ...query, ...queryOfSpan(shown?.span), relid: relation }, { signal }),
  )
  return (
    <ServerTable
      {...table}
      views={views?.(table.table, relation)}
      empty={
        shown?.span ? (
          <EmptyPeriod show={shown.show} />
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
