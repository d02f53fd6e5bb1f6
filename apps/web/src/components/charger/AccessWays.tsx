import { CreditCard, MapPin, Plug, UserRound } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'

const WAYS = [
  { field: 'IsRFID', icon: CreditCard, label: 'charger.access.cards' },
  { field: 'IsPlugCharge', icon: Plug, label: 'charger.access.plug' },
  { field: 'IsGuestCharge', icon: UserRound, label: 'charger.access.guests' },
  { field: 'IsPublishMap', icon: MapPin, label: 'charger.access.map' },
] as const

export interface AccessWaysProps {
  charger: Readonly<Partial<Record<(typeof WAYS)[number]['field'], unknown>>>
}

/** Access options of a charger, each on or off: cards, plug and charge, guests and the public map. */
export const AccessWays = ({ charger }: AccessWaysProps) => {
  const { t } = useI18n()
  return (
    <DescriptionList inColumns>
      {WAYS.map(({ field, icon, label }) => (
        <KeyValue key={field} icon={icon} name={t(label)}>
          {charger[field] === true ? (
            t('charger.access.on')
          ) : (
            <span className="font-normal text-ink-3">{t('charger.access.off')}</span>
          )}
        </KeyValue>
      ))}
    </DescriptionList>
  )
}
