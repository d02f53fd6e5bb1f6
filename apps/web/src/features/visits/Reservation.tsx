import { genericCalls } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { mayPlan } from '../../components/requests/actions.ts'
import { RequestView, VisitCrumbs } from '../../components/requests/RequestView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { usePathId } from '../../data/pathId.ts'
import { useQuery } from '../../data/query.ts'
import { VisitAside } from './VisitAside.tsx'
import { VisitClosed } from './VisitClosed.tsx'
import { VisitPlan } from './VisitPlan.tsx'

const { one } = genericCalls('request', 'Request')

/** Time slot of the installer (S2: Plan installation). */
export const Reservation = () => {
  const { t, formats } = useI18n()
  const id = usePathId()
  const read = useQuery(one, { params: { id }, query: { Links: 'Relation,RelationContact' } })
  const request = read.data
  const slot = request?.ReservationSlot
  return (
    <>
      <ScreenHeader
        title={t('visits.plan.title')}
        breadcrumbs={<VisitCrumbs id={id} here={t('visits.plan.title')} />}
        {...(request &&
          mayPlan(request) && {
            context: slot
              ? t('visits.plan.now', { time: formats.dateTime(Date.parse(slot)) })
              : t('visits.plan.context', { summary: request.Summary }),
          })}
      />
      <RequestView read={read}>
        {(loaded) =>
          mayPlan(loaded) ? (
            <div className="record-columns">
              <VisitPlan request={loaded} purpose="INSTALLATION" />
              <VisitAside request={loaded} />
            </div>
          ) : (
            <VisitClosed id={id} title={t('visits.plan.closed')} />
          )
        }
      </RequestView>
    </>
  )
}
