import { FIRST_VIEW } from '@portal/machines'
import { listChargesessions } from '@portal/schemas'
import { History } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { EmptyList } from '../../components/EmptyList.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { ServerTable } from '../../components/TableView.tsx'
import { paths } from '../../data/paths.ts'
import { useShownRelation } from '../../data/shownRelation.ts'
import { useTable } from '../../data/table.ts'
import type { ReadSession } from '../../services/readers/sessions.ts'
import type { TextKey } from '../../texts/index.ts'
import { SORT_FIELDS, sessionColumns } from './columns.tsx'

/** `Location` is where the charger stands. */
const TEXT_FIELDS = ['Description', 'Location', 'TokenNumber'] as const

const STATUSES = {
  CHARGING: 'status.CHARGING',
  PARKING: 'status.PARKING',
  FINISHED: 'status.FINISHED',
  COMPLETED: 'status.COMPLETED',
  OFFLINE_CHARGING: 'sessions.status.OFFLINE_CHARGING',
  OFFLINE_PARKING: 'sessions.status.OFFLINE_PARKING',
} as const satisfies Record<ReadSession['Status'], TextKey>

/** What was charged at the chargers of a relation and those below it (S2): newest first. */
export const SessionList = () => {
  const { t } = useI18n()
  const relation = useShownRelation()
  return (
    <>
      <ScreenHeader title={t('sessions.title')} context={t('sessions.context')} />
      <Sessions key={relation} relation={relation} />
    </>
  )
}

const Sessions = ({ relation }: { relation: string }) => {
  const { t, formats } = useI18n()
  const { bco } = useSystem()
  const table = useTable<ReadSession>({
    filterFields: [...TEXT_FIELDS, 'Status'],
    sortFields: SORT_FIELDS,
    first: { ...FIRST_VIEW, sort: { field: 'Start', isDescending: true } },
    fixed: [],
    rememberAs: 'charginghistory',
    read: (query, signal) =>
      bco().call(
        listChargesessions,
        { query: { ...query, relid: relation, DataCategories: 'BASIC,STATE', Links: 'Location' } },
        { signal, shownBy: 'screen' },
      ),
  })
  return (
    <ServerTable
      table={table}
      caption={t('sessions.title')}
      columns={sessionColumns(t, formats)}
      rowKey={({ Id }) => Id}
      rowHref={({ Id }) => paths.session(Id)}
      filterFields={[
        {
          value: 'Status',
          label: t('sessions.column.Status'),
          values: Object.entries(STATUSES).map(([value, word]) => ({ value, label: t(word) })),
        },
        ...TEXT_FIELDS.map((field) => ({ value: field, label: t(`sessions.field.${field}`) })),
      ]}
      failedTitle={t('sessions.failed')}
      empty={
        <EmptyList
          icon={History}
          title={t('sessions.empty.title')}
          action={t('sessions.empty.action')}
          start="CHARGER"
        >
          {t('sessions.empty.text')}
        </EmptyList>
      }
    />
  )
}
