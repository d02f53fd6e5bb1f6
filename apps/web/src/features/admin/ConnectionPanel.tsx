import type { RecordFields } from '@portal/machines'
import { getChargepointMinimal } from '@portal/schemas'
import { protocolOf } from '@portal/schemas/ocpp/protocols'
import { EvCharger } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { QueryView } from '../../components/QueryView.tsx'
import { entryOf } from '../../data/entry.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { CloseConnection } from './CloseConnection.tsx'
import { FramesCard } from './FramesCard.tsx'
import { readMinimal } from './wiring.ts'

const READ_EVERY_MS = 10_000

export const ConnectionPanel = ({ record }: { record: RecordFields }) => (
  <>
    <ConnectedCharger record={record} />
    <FramesCard id={String(record['Id'])} protocol={protocolOf({ Protocol: String(record['Protocol']) })} />
  </>
)

const ConnectedCharger = ({ record }: { record: RecordFields }) => {
  const { t, textOf } = useI18n()
  const id = String(record['ChargePointId'] ?? '')
  const read = useQuery(getChargepointMinimal, { params: { id } }, { refreshInterval: READ_EVERY_MS })
  const badge = (status: string) => (
    <StatusBadge
      // Show a plain OFFLINE, because the badge of a last known state needs the last-seen time, which this panel lacks.
      status={status.replace(/^OFFLINE_.*/, 'OFFLINE')}
      label={textOf(`record.Status.${status}`) ?? status}
    />
  )
  return (
    <Card
      title={t('admin.connection.title')}
      className="mb-4"
      padded={false}
      action={
        <div className="flex flex-wrap gap-2">
          {record['Status'] === 'OPEN' && <CloseConnection record={record} />}
          <LinkButton size="sm" icon={EvCharger} href={paths.netCharger(id)}>
            {t('admin.connection.open')}
          </LinkButton>
        </div>
      }
    >
      <QueryView
        entry={entryOf(read, ['UnknownChargePoint'])}
        loading={<Skeleton className="m-4 h-12" />}
        failed={t('admin.connection.failed')}
      >
        {(data) => {
          const { Description, Status, Connectors } = readMinimal(data)
          return (
            <DescriptionList>
              <KeyValue name={Description}>{badge(Status)}</KeyValue>
              {Connectors.map((connector) => (
                <KeyValue
                  key={connector.Id}
                  name={t('admin.connection.connector', { number: connector.ConnectorNumber ?? 0 })}
                >
                  {badge(connector.Status)}
                </KeyValue>
              ))}
            </DescriptionList>
          )
        }}
      </QueryView>
    </Card>
  )
}
