import { useI18n } from '../../app/context.ts'
import { FileChoice } from '../../components/files/FileChoice.tsx'
import { useUploads } from '../../components/files/wiring.ts'
import { TextForm } from '../../components/TextForm.tsx'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useSurveyDetails } from './wiring.ts'

export const RemoteSurvey = ({ request }: { request: ReadRequest }) => {
  const { t } = useI18n()
  const details = useSurveyDetails(request.Id, request.Draft.surveyDetails ?? '')
  return (
    <div className="grid min-w-0 gap-4">
      <div role="status" className="empty:hidden">
        {request.Status === 'SURVEY' && <Notice kind="success" live="off" title={t('visits.details.done')} />}
      </div>
      <Card title={t('requests.surveyDetails')}>
        <TextForm
          writing={details}
          version={request.Version}
          label={t('visits.details')}
          hint={t('visits.details.hint')}
          rows={6}
          words={{
            missing: t('visits.details.missing'),
            send: t('visits.details.send'),
            busy: t('visits.details.busy'),
            failed: t('visits.details.failed'),
          }}
        />
      </Card>
    </div>
  )
}

/** Site pictures. Each picture is uploaded immediately after it is chosen, and listed with the files of the request. */
export const SurveyPictures = ({ request }: { request: ReadRequest }) => {
  const { t } = useI18n()
  const { attachments, files } = useUploads(request.Id)
  return (
    <Card title={t('visits.pictures')}>
      <p className="mb-3 text-sm text-ink-2">{t('visits.pictures.hint')}</p>
      <FileChoice files={files} attachments={attachments} />
    </Card>
  )
}
