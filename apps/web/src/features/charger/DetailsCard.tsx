import { useI18n } from '../../app/context.ts'
import { Age } from '../../components/Age.tsx'
import { CopyId } from '../../components/CopyId.tsx'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'

/** Location and model of a charger, without unknown values. Technical details are collapsed on phones. */
export const DetailsCard = ({ charger }: { charger: ReadCharger }) => {
  const { t, valueText } = useI18n()
  const isWide = useMediaQuery('(min-width: 40rem)')
  return (
    <Card title={t('common.details')} padded={false}>
      <DescriptionList>
        {charger.LocationDescription && (
          <KeyValue name={t('charger.details.location')}>
            {[charger.LocationDescription, charger.City].filter(Boolean).join(', ')}
          </KeyValue>
        )}
        <KeyValue name={t('charger.details.type')}>
          {valueText(charger.ChargerType, (type) => t(`charger.details.type.${type}`))}
        </KeyValue>
        {charger.Owner && <KeyValue name={t('charger.details.owner')}>{charger.Owner}</KeyValue>}
      </DescriptionList>
      <details open={isWide} className="border-t border-line">
        <summary className="cursor-pointer px-4.5 py-2.5 text-sm font-semibold pointer-coarse:min-h-11">
          {t('charger.details.technical')}
        </summary>
        <Technical charger={charger} />
      </details>
    </Card>
  )
}

const Technical = ({ charger }: { charger: ReadCharger }) => {
  const { t, formats } = useI18n()
  const heartbeat = charger.LastHeartbeat && Date.parse(charger.LastHeartbeat)
  const boot = charger.LastBootNotification && Date.parse(charger.LastBootNotification)
  return (
    <DescriptionList>
      <KeyValue name={t('charger.details.chargeBox')}>
        <CopyId id={charger.ChargeBoxIdentifier} />
      </KeyValue>
      <KeyValue name={t('charger.details.serial')}>
        <CopyId id={charger.ChargeBoxSerialNumber} />
      </KeyValue>
      <KeyValue name={t('charger.details.model')}>
        {[charger.Vendor, charger.Model].filter(Boolean).join(' ') || '–'}
      </KeyValue>
      {charger.FirmwareVersion && (
        <KeyValue name={t('charger.details.firmware')}>{charger.FirmwareVersion}</KeyValue>
      )}
      {charger.MeterSerialNumber && (
        <KeyValue name={t('charger.details.meter')}>
          <CopyId id={charger.MeterSerialNumber} />
        </KeyValue>
      )}
      {heartbeat && (
        <KeyValue name={t('charger.details.heartbeat')}>
          <Age at={heartbeat} stop />
        </KeyValue>
      )}
      {boot && <KeyValue name={t('charger.details.boot')}>{formats.dateTime(boot)}</KeyValue>}
    </DescriptionList>
  )
}
