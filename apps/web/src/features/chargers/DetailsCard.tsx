import { type Chargepoint, isOfflineStatus } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { Age } from '../../components/Age.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'

/** What the charger is; what it did not tell is left out. */
export const DetailsCard = ({ charger }: { charger: Chargepoint }) => {
  const { t, formats } = useI18n()
  const heartbeat = charger.LastHeartbeat && Date.parse(charger.LastHeartbeat)
  const boot = charger.LastBootNotification && Date.parse(charger.LastBootNotification)
  return (
    <Card title={t('charger.details')} padded={false}>
      <DescriptionList>
        <KeyValue name={t('charger.details.chargeBox')}>{charger.ChargeBoxIdentifier}</KeyValue>
        <KeyValue name={t('charger.details.serial')}>{charger.ChargeBoxSerialNumber}</KeyValue>
        <KeyValue name={t('charger.details.model')}>
          {charger.Vendor} {charger.Model}
        </KeyValue>
        <KeyValue name={t('charger.details.type')}>
          {t(`charger.details.type.${charger.ChargerType}`)}
        </KeyValue>
        {charger.LocationDescription && (
          <KeyValue name={t('charger.details.location')}>
            {[charger.LocationDescription, charger.City].filter(Boolean).join(', ')}
          </KeyValue>
        )}
        {charger.FirmwareVersion && (
          <KeyValue name={t('charger.details.firmware')}>{charger.FirmwareVersion}</KeyValue>
        )}
        {charger.MeterSerialNumber && (
          <KeyValue name={t('charger.details.meter')}>{charger.MeterSerialNumber}</KeyValue>
        )}
        {heartbeat && (
          <KeyValue name={t('charger.details.heartbeat')}>
            {isOfflineStatus(charger.Status) ? formats.dateTime(heartbeat) : <Age at={heartbeat} />}
          </KeyValue>
        )}
        {boot && <KeyValue name={t('charger.details.boot')}>{formats.dateTime(boot)}</KeyValue>}
      </DescriptionList>
    </Card>
  )
}
