import type { RecordFields } from '@portal/machines'
import { useI18n } from '../../../../app/context.ts'
import { QueryView } from '../../../../components/QueryView.tsx'
import { paths } from '../../../../data/paths.ts'
import { useChargepoint } from '../../../../data/query.ts'
import { Card } from '../../../../ui/Card.tsx'
import { DescriptionList } from '../../../../ui/DescriptionList.tsx'
import { KeyValue } from '../../../../ui/KeyValue.tsx'
import { Loading } from '../../../../ui/Loading.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { TextLink } from '../../../../ui/TextLink.tsx'
import { MoveAct } from './MoveAct.tsx'
import type { SiteProps } from './site.ts'

/** Tab of a charge point: where it is and which hardware it has, with the work that changes them. */
export const SitePart = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const entry = useChargepoint(String(record['Id']))
  return (
    <QueryView
      entry={entry}
      loading={
        <Loading label={t('shell.loading')}>
          <Skeleton className="h-40" />
        </Loading>
      }
      failed={t('network.charger.failed')}
    >
      {(charger) => {
        const site = {
          Id: charger.Id,
          Version: Number(record['Version']),
          LocationId: charger.LocationId,
          RelationId: charger.RelationId,
          Customer: charger.Owner ?? charger.RelationId,
          charger,
          session: charger.Connectors.find(({ SessionId }) => SessionId !== undefined)?.SessionId,
        }
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
            <PlaceCard site={site} />
          </div>
        )
      }}
    </QueryView>
  )
}

const PlaceCard = ({ site }: SiteProps) => {
  const { t } = useI18n()
  const { LocationId, RelationId, Customer, charger } = site
  return (
    <Card title={t('network.site.place')} action={<MoveAct site={site} />} padded={false}>
      <DescriptionList>
        <KeyValue name={t('record.LocationId')}>
          <TextLink href={paths.netLocation(LocationId)}>
            {charger.LocationDescription ?? LocationId}
          </TextLink>
        </KeyValue>
        <KeyValue name={t('record.RelationId')}>
          <TextLink href={paths.netRelation(RelationId)}>{Customer}</TextLink>
        </KeyValue>
      </DescriptionList>
    </Card>
  )
}
