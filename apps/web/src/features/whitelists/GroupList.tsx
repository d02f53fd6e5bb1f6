import { FIRST_VIEW } from '@portal/machines'
import { CreditCard, ListChecks } from 'lucide-react'
import { useI18n, useSystem, useUserInfo } from '../../app/context.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { ServerTable } from '../../components/TableView.tsx'
import { paths } from '../../data/paths.ts'
import { useShownRelation } from '../../data/shownRelation.ts'
import { useTable } from '../../data/table.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { type Area, useMayManage } from './area.ts'
import { type GroupRow, readGroups } from './asks.ts'
import { CreateGroup } from './CreateGroup.tsx'
import { groupColumns, SORT_FIELDS } from './columns.tsx'

const TEXT_FIELDS = ['Code', 'Description', 'Relation'] as const

/** The groups of cards: a customer's own, or those of all relations for operators, each with what uses it. */
export const GroupList = ({ area }: { area: Area }) => {
  const { t } = useI18n()
  const relation = useShownRelation()
  const mayManage = useMayManage()
  return (
    <div className={area.isNetwork ? 'wide' : ''}>
      <ScreenHeader
        title={t('whitelists.title')}
        context={t('whitelists.context')}
        actions={
          <>
            {!area.isNetwork && (
              <LinkButton icon={CreditCard} href={paths.cards()}>
                {t('whitelists.toCards')}
              </LinkButton>
            )}
            {mayManage && <CreateGroup key={relation} area={area} relation={relation} />}
          </>
        }
      />
      <Groups key={relation} area={area} relation={relation} />
    </div>
  )
}

const Groups = ({ area, relation }: { area: Area; relation: string }) => {
  const { t, formats } = useI18n()
  const { bco } = useSystem()
  const mayManage = useMayManage()
  const { IsCompany } = useUserInfo().Relation
  const table = useTable<GroupRow>({
    filterFields: TEXT_FIELDS,
    sortFields: SORT_FIELDS,
    first: { ...FIRST_VIEW, sort: { field: 'Code', isDescending: false } },
    fixed: [],
    read: (query, signal) =>
      readGroups(bco(), area.isNetwork ? query : { ...query, relid: relation }, signal),
  })
  return (
    <ServerTable
      table={table}
      keptAs={area.isNetwork ? 'netWhitelists' : 'whitelists'}
      caption={t('whitelists.title')}
      columns={groupColumns(t, formats, area)}
      rowKey={({ Id }) => Id}
      rowHref={({ Id }) => area.group(Id)}
      filterFields={TEXT_FIELDS.map((field) => ({
        value: field,
        label: t(field === 'Relation' ? area.relation : `whitelists.column.${field}`),
      }))}
      failedTitle={t('whitelists.failed')}
      empty={
        <EmptyState
          level={2}
          picture={<IconTile icon={ListChecks} tone="accent" />}
          title={t('whitelists.empty.title')}
        >
          {t(`whitelists.empty.${mayManage ? 'text' : IsCompany ? 'driver' : 'private'}`)}
        </EmptyState>
      }
    />
  )
}
