import { genericCalls } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { ValueBadge } from '../../components/lists/valueLooks.tsx'
import { PrintHead } from '../../components/PrintHead.tsx'
import { Attachments } from '../../components/requests/Attachments.tsx'
import { comingOf } from '../../components/requests/actions.ts'
import { RequestFacts } from '../../components/requests/RequestFacts.tsx'
import { RequestCrumbs, RequestView } from '../../components/requests/RequestView.tsx'
import { Timeline } from '../../components/requests/Timeline.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { usePathId } from '../../data/pathId.ts'
import { useQuery } from '../../data/query.ts'
import { Messages } from './Messages.tsx'
import { PriceList } from './PriceList.tsx'
import { RequestActions } from './RequestActions.tsx'
import { REQUEST_STATUSES } from './statuses.ts'

const { one } = genericCalls('request', 'Request')

export const RequestDetail = () => {
  const { t, valueText, formats } = useI18n()
  const id = usePathId()
  const read = useQuery(one, { params: { id }, query: { Links: 'Relation,RelationContact,ChargePoint' } })
  const request = read.data
  const coming = request && comingOf(request)
  const title = request?.Summary ?? t('requests.one')
  return (
    <div className="wide">
      <PrintHead title={t('requests.printed', { id })} />
      <ScreenHeader
        title={title}
        breadcrumbs={<RequestCrumbs id={id} />}
        {...(request && {
          badge: <ValueBadge values={REQUEST_STATUSES} value={request.Status} />,
          context: coming
            ? t(coming.purpose === 'visit' ? 'requests.visit.at' : 'requests.slot', {
                time: formats.dateTime(coming.at),
              })
            : valueText(request.Status, (status) => t(`requests.sentence.${status}`)),
          actions: <RequestActions key={id} request={request} />,
        })}
      />
      <RequestView read={read} inThree>
        {(loaded) => (
          <div className="record-columns in-three">
            <Timeline request={loaded} />
            <Messages request={loaded} />
            <div className="grid min-w-0 gap-4">
              {/* Questions usually have no price lines. */}
              {(loaded.Kind !== 'SUPPORT' || loaded.PriceLines.length > 0) && <PriceList request={loaded} />}
              <RequestFacts request={loaded} />
              <Attachments record={loaded} />
            </div>
          </div>
        )}
      </RequestView>
    </div>
  )
}
