import { genericCalls } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { comingOf, surveyOf } from '../../components/requests/actions.ts'
import { RequestView, VisitCrumbs } from '../../components/requests/RequestView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { usePathId } from '../../data/pathId.ts'
import { useQuery } from '../../data/query.ts'
import { RemoteSurvey, SurveyPictures } from './RemoteSurvey.tsx'
import { VisitAside } from './VisitAside.tsx'
import { VisitClosed } from './VisitClosed.tsx'
import { VisitPlan } from './VisitPlan.tsx'

const { one } = genericCalls('request', 'Request')

/** Survey (S2): a time slot for a visit, or details and pictures for a remote survey. */
export const Survey = () => {
  const { t, formats } = useI18n()
  const id = usePathId()
  const read = useQuery(one, { params: { id }, query: { Links: 'Relation,RelationContact' } })
  const request = read.data
  const survey = request && surveyOf(request)
  const coming = request && comingOf(request)
  return (
    <>
      <ScreenHeader
        title={t('visits.survey.title')}
        breadcrumbs={<VisitCrumbs id={id} here={t('visits.survey.title')} />}
        {...(request &&
          survey && {
            context:
              survey === 'visit' && coming
                ? t('requests.visit.at', { time: formats.dateTime(coming.at) })
                : t(survey === 'visit' ? 'visits.survey.onSite' : 'visits.survey.remote', {
                    summary: request.Summary,
                  }),
          })}
      />
      <RequestView read={read}>
        {(loaded) => {
          const way = surveyOf(loaded)
          if (!way) return <VisitClosed id={id} title={t('visits.survey.closed')} />
          return (
            <div className="record-columns">
              {way === 'visit' ? (
                <VisitPlan request={loaded} purpose="VISIT" />
              ) : (
                <div className="grid min-w-0 gap-4">
                  <SurveyPictures request={loaded} />
                  <RemoteSurvey key={loaded.Draft.surveyDetails} request={loaded} />
                </div>
              )}
              <VisitAside request={loaded} />
            </div>
          )
        }}
      </RequestView>
    </>
  )
}
