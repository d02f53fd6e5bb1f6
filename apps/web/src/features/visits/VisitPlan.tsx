import { useI18n } from '../../app/context.ts'
import { SlotPlan } from '../../components/slots/SlotPlan.tsx'
import { paths } from '../../data/paths.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'

export interface VisitPlanProps {
  request: ReadRequest
  purpose: 'VISIT' | 'INSTALLATION'
}

export const VisitPlan = ({ request, purpose }: VisitPlanProps) => {
  const { t } = useI18n()
  return (
    <SlotPlan
      request={request}
      purpose={purpose}
      slot={purpose === 'VISIT' ? request.SurveySlot : request.ReservationSlot}
      doneTitle={(time) => t(`visits.done.${purpose}`, { time })}
      way={
        <LinkButton size="sm" variant="primary" href={paths.request(request.Id)}>
          {t('visits.back')}
        </LinkButton>
      }
    />
  )
}
