import type { RecordEditRef, RecordFields } from '@portal/machines'
import { useSearch } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { FileChoice } from '../../components/files/FileChoice.tsx'
import { useUploads } from '../../components/files/wiring.ts'
import { Notes } from '../../components/notes/Notes.tsx'
import { Attachments } from '../../components/requests/Attachments.tsx'
import { RequestMessages } from '../../components/requests/RequestMessages.tsx'
import { SlotPlan } from '../../components/slots/SlotPlan.tsx'
import { paths } from '../../data/paths.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { AssignCard } from './people/AssignCard.tsx'
import { isAtWork, mayPlan, type Purpose } from './requestSteps.ts'
import { PriceCard } from './requests/PriceCard.tsx'
import { ReopenRequest } from './requests/ReopenRequest.tsx'
import { requestOf } from './wiring.ts'

export const RequestWork = ({ record, edit }: { record: RecordFields; edit: RecordEditRef }) => {
  const { t } = useI18n()
  const request = requestOf(record)
  return (
    <div className="mb-4 grid items-start gap-4 xl:grid-cols-2">
      {!isAtWork(record) && (
        <div className="xl:col-span-2">
          <ReopenRequest key={request.Id} request={request} />
        </div>
      )}
      <Planning request={request} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isAtWork(record) && <AssignCard record={record} edit={edit} />}
        <SurveyResult request={request} />
        <PriceCard request={request} />
        <Attachments record={request} />
        {isAtWork(record) && <AddFiles key={request.Id} id={request.Id} />}
      </div>
      <RequestMessages key={request.Id} request={request} label={t('network.request.message')} />
      <Notes key={`notes ${request.Id}`} kind="request" id={request.Id} className="xl:col-span-2" />
    </div>
  )
}

/** Uploads files for the customer immediately after they are chosen. */
const AddFiles = ({ id }: { id: string }) => {
  const { t } = useI18n()
  const { attachments, files } = useUploads(id)
  return (
    <Card title={t('network.request.files')}>
      <FileChoice files={files} attachments={attachments} />
    </Card>
  )
}

const PURPOSES: readonly Purpose[] = ['VISIT', 'INSTALLATION']

/** Calendar for a visit or an installation, depending on the URL. */
const Planning = ({ request }: { request: ReadRequest }) => {
  const { t } = useI18n()
  const planned = new URLSearchParams(useSearch()).get('plan')
  const offered = PURPOSES.filter((purpose) => mayPlan(request, purpose))
  // Not from `offered`, because the result must stay visible when planning is no longer possible.
  const purpose = PURPOSES.find((one) => one === planned)
  const close = (
    <LinkButton size="sm" href={paths.netRequest(request.Id)}>
      {t('network.request.planClose')}
    </LinkButton>
  )
  if (offered.length === 0 && !purpose) return null
  return (
    <Card title={t('network.request.plan')} className="xl:col-span-2" {...(purpose && { action: close })}>
      <div className="flex flex-wrap gap-2.5">
        {offered.map((one) => (
          <LinkButton
            key={one}
            variant={one === purpose ? 'primary' : 'secondary'}
            aria-current={one === purpose ? 'true' : undefined}
            href={paths.netRequest(request.Id, { plan: one })}
          >
            {t(`network.request.plan.${one}`)}
          </LinkButton>
        ))}
      </div>
      {purpose && (
        <div className="mt-4">
          <SlotPlan
            key={purpose}
            request={request}
            purpose={purpose}
            slot={purpose === 'VISIT' ? request.SurveySlot : request.ReservationSlot}
            doneTitle={(time) => t(`network.request.planned.${purpose}`, { time })}
          />
        </div>
      )}
    </Card>
  )
}

const SurveyResult = ({ request }: { request: ReadRequest }) => {
  const { t, formats } = useI18n()
  const { Kind, Draft, SurveySlot, Attachments: files } = request
  if (Kind !== 'CHARGER') return null
  const isEmpty = !SurveySlot && Draft.surveyDetails === undefined && files.length === 0
  return (
    <Card title={t('network.request.surveyResult')} padded={isEmpty}>
      {isEmpty ? (
        <p className="text-sm text-ink-2">{t('network.request.surveyNone')}</p>
      ) : (
        <DescriptionList>
          {SurveySlot && (
            <KeyValue name={t('network.request.surveyVisit')}>{formats.dateTime(SurveySlot)}</KeyValue>
          )}
          {Draft.surveyDetails !== undefined && (
            <KeyValue name={t('network.request.surveyDetails')}>{Draft.surveyDetails}</KeyValue>
          )}
          {files.length > 0 && (
            <KeyValue name={t('network.request.surveyPictures')}>{formats.count(files.length)}</KeyValue>
          )}
        </DescriptionList>
      )}
    </Card>
  )
}
