import { CreditCard, MapPin, Plug, UserRound } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** Enabled ways to start a charge at this charger. */
export const AccessCard = ({ charger }: { charger: ReadCharger }) => {
  const { t } = useI18n()
  const onOff = (isOn: boolean | undefined) =>
    isOn ? t('charger.access.on') : <span className="font-normal text-ink-3">{t('charger.access.off')}</span>
  return (
    <Card
      title={t('charger.access')}
      padded={false}
      {...(charger.PlacementId !== '' && {
        action: <TextLink href={paths.chargerAccess(charger.Id)}>{t('charger.access.edit')}</TextLink>,
      })}
    >
      <DescriptionList>
        <KeyValue icon={CreditCard} name={t('charger.access.cards')}>
          {onOff(charger.IsRFID)}
        </KeyValue>
        <KeyValue icon={Plug} name={t('charger.access.plug')}>
          {onOff(charger.IsPlugCharge)}
        </KeyValue>
        <KeyValue icon={UserRound} name={t('charger.access.guests')}>
          {onOff(charger.IsGuestCharge)}
        </KeyValue>
        <KeyValue icon={MapPin} name={t('charger.access.map')}>
          {onOff(charger.IsPublishMap)}
        </KeyValue>
      </DescriptionList>
    </Card>
  )
}
