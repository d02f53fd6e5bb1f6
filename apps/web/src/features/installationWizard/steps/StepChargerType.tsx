import { INSTALLED_TYPES } from '@portal/machines'
import { Building2, House, MapPin } from 'lucide-react'
import { useI18n } from '../../../app/context.ts'
import { ChoiceField } from '../../../components/wizard/ChoiceField.tsx'
import type { StepProps } from '../kind.ts'

const PICTURES = { PRIVATE: House, BUSINESS: Building2, PUBLIC: MapPin } as const

/** Private (default), business or public charger (S9). */
export const StepChargerType = ({ wizard }: StepProps) => {
  const { t } = useI18n()
  return (
    <ChoiceField
      wizard={wizard}
      field="chargertype"
      legend={t('install.type')}
      cards={INSTALLED_TYPES.map((value) => {
        const Picture = PICTURES[value]
        return {
          value,
          title: t(`install.type.${value}`),
          help: t(`install.type.${value}.help`),
          picture: <Picture size={44} strokeWidth={1.25} className="text-ink-2" />,
        }
      })}
    />
  )
}
