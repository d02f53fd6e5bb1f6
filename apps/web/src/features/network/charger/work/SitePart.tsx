import type { RecordFields } from '@portal/machines'
import { useI18n } from '../../../../app/context.ts'
import { ConnectorKind } from '../../../../components/charger/Connector.tsx'
import { LoadingBlock } from '../../../../components/LoadingBlock.tsx'
import { QueryView } from '../../../../components/QueryView.tsx'
import { paths } from '../../../../data/paths.ts'
import { useChargepoint } from '../../../../data/query.ts'
import { Card } from '../../../../ui/Card.tsx'
import { DescriptionList } from '../../../../ui/DescriptionList.tsx'
import { KeyValue } from '../../../../ui/KeyValue.tsx'
import { TextLink } from '../../../../ui/TextLink.tsx'
import { RetiredNotice } from '../RetiredNotice.tsx'
import { MoveCharger } from './MoveCharger.tsx'
import { ReplaceHardware } from './ReplaceHardware.tsx'
import { RetireCharger } from './RetireCharger.tsx'
import { SetConnectors } from './SetConnectors.tsx'
import type { SiteProps } from './site.ts'

export const SitePart = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const entry = useChargepoint(String(record['Id']))
  return (
    <QueryView entry={entry} loading={<LoadingBlock className="h-40" />} failed={t('network.charger.failed')}>
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
            {charger.RetiredOn !== undefined && (
              <div className="xl:col-span-2">
                <RetiredNotice charger={charger} />
              </div>
            )}
            <PlaceCard site={site} />
            <ConnectorsCard site={site} />
            <HardwareCard site={site} />
            {charger.RetiredOn === undefined && (
              <Card title={t('network.site.end')} action={<RetireCharger site={site} />}>
                <p className="text-sm text-ink-2">{t('network.site.end.text')}</p>
              </Card>
            )}
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
    <Card
      title={t('network.site.place')}
      action={charger.RetiredOn === undefined && <MoveCharger key={RelationId} site={site} />}
      padded={false}
    >
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

const ConnectorsCard = ({ site }: SiteProps) => {
  const { t } = useI18n()
  const { charger, Version } = site
  return (
    <Card
      title={t('network.charger.connectors')}
      action={charger.RetiredOn === undefined && <SetConnectors key={Version} site={site} />}
      padded={false}
    >
      <DescriptionList>
        {charger.Connectors.map((connector) => (
          <KeyValue
            key={connector.Id}
            name={t('charger.connector', { number: connector.ConnectorNumber ?? '–' })}
          >
            <ConnectorKind connector={connector} />
          </KeyValue>
        ))}
      </DescriptionList>
    </Card>
  )
}

const HardwareCard = ({ site }: SiteProps) => {
  const { t } = useI18n()
  const { ChargeBoxSerialNumber, Vendor, Model, RetiredOn } = site.charger
  return (
    <Card
      title={t('network.site.hardware')}
      action={RetiredOn === undefined && <ReplaceHardware site={site} />}
      padded={false}
    >
      <DescriptionList>
        <KeyValue name={t('record.ChargeBoxSerialNumber')}>{ChargeBoxSerialNumber}</KeyValue>
        <KeyValue name={t('record.Vendor')}>{Vendor || '–'}</KeyValue>
        <KeyValue name={t('record.Model')}>{Model || '–'}</KeyValue>
      </DescriptionList>
    </Card>
  )
}
