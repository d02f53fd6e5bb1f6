import type { TableQuery } from '@portal/machines'
import type { ReactNode } from 'react'
import { useI18n, useSystem } from '../../app/context.ts'
import type { PeriodQuery } from '../../data/calendar.ts'
import { useListRelation } from '../../data/listRelation.ts'
import type { Answer, Bco, CallOptions } from '../../services/bco.ts'
import type { ReadTable } from '../../services/readers/index.ts'
import type { TextKey } from '../../texts/index.ts'
import { EmptyList, type EmptyListProps } from '../EmptyList.tsx'
import { ScreenHeader } from '../ScreenHeader.tsx'
import type { DeclaredList } from './declaredList.ts'
import { ListRows, type ListRowsProps } from './ListRows.tsx'

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

export interface ListScreenProps<Row> extends Pick<ListRowsProps<Row>, 'views'> {
  list: RelationList<Row>
  context?: ReactNode
  actions?: ReactNode
  above?: ReactNode
}

export const ListScreen = <Row extends { readonly Id: string }>({
  list,
  context,
  actions,
  above,
  views,
}: ListScreenProps<Row>) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const relation = useListRelation()
  const { icon, start, title, text, action } = list.empty
  return (
    <>
      <ScreenHeader
        title={t(list.title as 'shell.users')}
        context={context ?? t(list.context as 'shell.users')}
        actions={actions}
      />
      {above}
      <ListRows
        key={relation}
        list={list}
        read={(query, signal) => list.read(bco(), { ...query, relid: relation }, { signal })}
        views={views}
        empty={
          <EmptyList
            icon={icon}
            title={t(title as 'shell.users')}
            action={t(action as 'shell.users')}
            {...(start && { start })}
          >
            {t(text as 'shell.users')}
          </EmptyList>
        }
      />
    </>
  )
}
