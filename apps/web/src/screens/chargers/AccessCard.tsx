import type { Chargepoint } from '@portal/schemas'
import { useSpeech } from '../../portal/context.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'

/** By which ways a car may charge here. */
export const AccessCard = ({ charger }: { charger: Chargepoint }) => {
  const { t } = useSpeech()
  const onOff = (isOn: boolean | undefined) => t(isOn ? 'charger.access.on' : 'charger.access.off')
  return (
    <Card title={t('charger.access')} padded={false}>
      <DescriptionList>
        <KeyValue name={t('charger.access.cards')}>{onOff(charger.IsRFID)}</KeyValue>
        <KeyValue name={t('charger.access.plug')}>{onOff(charger.IsPlugCharge)}</KeyValue>
        <KeyValue name={t('charger.access.guests')}>{onOff(charger.IsGuestCharge)}</KeyValue>
        <KeyValue name={t('charger.access.map')}>{onOff(charger.IsPublishMap)}</KeyValue>
      </DescriptionList>
    </Card>
  )
}
