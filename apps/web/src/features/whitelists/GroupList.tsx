import { CreditCard, ListChecks } from 'lucide-react'
import { useI18n, useSystem, useUserInfo } from '../../app/context.ts'
import { ListRows } from '../../components/lists/ListRows.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { useListRelation } from '../../data/listRelation.ts'
import { paths } from '../../data/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { type Area, useMayManage } from './area.ts'
import { readGroups } from './asks.ts'
import { CreateGroup } from './CreateGroup.tsx'
import { groupsIn } from './list.tsx'

/** Card groups with their chargers: those of one customer, or of all relations for operators. */
export const GroupList = ({ area }: { area: Area }) => {
  const { t } = useI18n()
  const relation = useListRelation()
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
  const { t } = useI18n()
  const { bco } = useSystem()
  const mayManage = useMayManage()
  const { IsCompany } = useUserInfo().Relation
  return (
    <ListRows
      list={groupsIn(area)}
      read={(query, signal) =>
        readGroups(bco(), area.isNetwork ? query : { ...query, relid: relation }, signal)
      }
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
