import { selectDraft, selectWritingViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { FileChoice } from '../../components/files/FileChoice.tsx'
import { useUploads } from '../../components/files/wiring.ts'
import { SendButton } from '../../components/SendButton.tsx'
import { WritingOutcome } from '../../components/WritingOutcome.tsx'
import { sendNow } from '../../data/writing.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useSurveyDetails } from './wiring.ts'

export const RemoteSurvey = ({ request }: { request: ReadRequest }) => {
  const { t } = useI18n()
  const details = useSurveyDetails(request.Id, request.Draft.surveyDetails ?? '')
  const text = useSelector(details, (snapshot) => selectDraft<string>(snapshot))
  const isMissing = useSelector(details, ({ context }) => context.isMissing)
  const viewState = useSelector(details, selectWritingViewState)
  return (
    <div className="grid min-w-0 gap-4">
      <div role="status" className="empty:hidden">
        {request.Status === 'SURVEY' && <Notice kind="success" live="off" title={t('visits.details.done')} />}
      </div>
      <Card title={t('requests.surveyDetails')}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            details.send(
              viewState === 'failed' || viewState === 'unanswered'
                ? { type: 'RETRY' }
                : sendNow(request.Version),
            )
          }}
        >
          <TextArea
            label={t('visits.details')}
            hint={t('visits.details.hint')}
            error={isMissing && t('visits.details.missing')}
            rows={6}
            maxLength={5_000}
            readOnly={viewState === 'sending'}
            value={text}
            onChange={({ target }) => details.send({ type: 'CHANGE', draft: target.value })}
          />
          <WritingOutcome writing={details} failed={t('visits.details.failed')} />
          <div className="mt-4 flex justify-end max-sm:*:grow">
            <SendButton
              writing={details}
              size="lg"
              label={t('visits.details.send')}
              busyLabel={t('visits.details.busy')}
            />
          </div>
        </form>
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
