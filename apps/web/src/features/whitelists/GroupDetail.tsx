import { useI18n } from '../../app/context.ts'
import { RecordView } from '../../components/RecordView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { usePathId } from '../../data/pathId.ts'
import { paths } from '../../data/paths.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadWhitelistGroup } from '../../services/readers/whitelists.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { type Area, useMayManage } from './area.ts'
import { GroupActions } from './GroupActions.tsx'
import { GroupCards } from './GroupCards.tsx'
import { GroupLists } from './GroupLists.tsx'
import { GroupUsers } from './GroupUsers.tsx'
import { useGroup } from './reads.ts'

export const GroupDetail = ({ area }: { area: Area }) => {
  const { t } = useI18n()
  const id = usePathId()
  const mayManage = useMayManage()
  const read = useGroup(id)
  const group = read.data
  const title = group?.Code ?? id
  return (
    <>
      <ScreenHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs
            label={t('common.breadcrumb')}
            crumbs={[{ label: t('whitelists.title'), href: area.list }, { label: title }]}
          />
        }
        {...(group && {
          context: group.Description,
          ...(mayManage && { actions: <GroupActions key={group.Id} group={group} area={area} /> }),
        })}
      />
      <RecordView
        read={read}
        missing={['TOKGRNOTFOUND']}
        list={area.list}
        words={{
          missing: t('whitelists.missing'),
          back: t('whitelists.back'),
          failed: t('whitelists.oneFailed'),
        }}
      >
        {(group) => (
          <div key={group.Id} className="record-columns">
            <GroupCards group={group} area={area} mayManage={mayManage} />
            <div className="grid min-w-0 gap-4">
              <GroupUsers group={group} area={area} mayManage={mayManage} />
              <GroupLists group={group} mayManage={mayManage} />
              <Facts group={group} area={area} />
            </div>
          </div>
        )}
      </RecordView>
    </>
  )
}

const Facts = ({ group, area }: { group: ReadWhitelistGroup; area: Area }) => {
  const { t, formats } = useI18n()
  const relation = linkedRecord(group, 'Relation')?.Description ?? '–'
  return (
    <Card title={t('common.details')} padded={false}>
      <DescriptionList>
        <KeyValue name={t(area.relation)}>
          {area.isNetwork ? (
            <TextLink href={paths.netRelation(group.RelationId)}>{relation}</TextLink>
          ) : (
            relation
          )}
        </KeyValue>
        <KeyValue name={t('whitelists.may')}>
          {t('whitelists.may.of', {
            count: group.Tokens.filter(({ IsAuthorized }) => IsAuthorized).length,
            total: group.Tokens.length,
          })}
        </KeyValue>
        <KeyValue name={t('whitelists.created')}>{formats.dateTime(group.CreatedOn)}</KeyValue>
        <KeyValue name={t('whitelists.column.ModifiedOn')}>{formats.dateTime(group.ModifiedOn)}</KeyValue>
      </DescriptionList>
    </Card>
  )
}
