import { selectIsRecordBusy, selectRecordViewState } from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'
import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { LoadingBlock } from '../LoadingBlock.tsx'
import { QueryView } from '../QueryView.tsx'
import { RecordBadge } from './RecordBadge.tsx'
import { RecordFacts } from './RecordFacts.tsx'
import type { RecordScreen } from './recordScreen.ts'
import { useRecordWords } from './useRecordWords.ts'
import { useRecordRead } from './wiring.ts'

export interface RecordPreviewProps {
  screen: RecordScreen
  meta: readonly MetaField[]
  id: string
  /** True if the preview opens beside the table instead of over the page. */
  isBeside: boolean
  onClose: () => void
}

/** Preview of a record without leaving the list: its facts and a link to the whole record. */
export const RecordPreview = (props: RecordPreviewProps) => {
  const { isBeside, onClose } = props
  const title = useId()
  return isBeside ? (
    <aside
      aria-labelledby={title}
      className="sticky top-18 self-start max-h-[calc(100dvh-5.5rem)] overflow-y-auto rounded-card border border-line bg-canvas shadow-near"
    >
      <Preview {...props} titleId={title} />
    </aside>
  ) : (
    <Modal
      open
      onClose={onClose}
      labelledBy={title}
      className="my-0 mr-0 ml-auto h-dvh max-h-dvh w-full max-w-120 overflow-y-auto border-l border-line bg-canvas p-0 text-ink shadow-float"
    >
      <Preview {...props} titleId={title} />
    </Modal>
  )
}

const Preview = ({ screen, meta, id, onClose, titleId }: RecordPreviewProps & { titleId: string }) => {
  const { t } = useI18n()
  const edit = useRecordRead(screen, id)
  const words = useRecordWords(meta)
  const snapshot = useSelector(edit, (all) => all)
  const viewState = selectRecordViewState(snapshot, [screen.missing])
  const title = String(('data' in viewState && viewState.data[screen.titleField ?? 'Description']) || id)
  const facts =
    screen.detailFields?.flatMap((name) => meta.filter(({ Name }) => Name === name)) ??
    meta.filter(({ Name }) => !screen.hidden?.includes(Name))
  return (
    <>
      <div className="sticky top-0 z-10 flex min-h-14 items-center gap-2 border-b border-line bg-surface pr-2 pl-4">
        <h2 id={titleId} className="min-w-0 grow font-semibold wrap-anywhere">
          {title}
        </h2>
        {'data' in viewState && (
          <RecordBadge screen={screen} meta={meta} record={viewState.data} words={words} />
        )}
        <LinkButton size="sm" href={screen.path(id)}>
          {t('record.preview.open')}
        </LinkButton>
        <IconButton label={t('record.preview.close')} icon={X} onClick={onClose} />
      </div>
      <div className="p-4">
        <QueryView
          entry={{
            viewState,
            isBusy: selectIsRecordBusy(snapshot),
            retry: () => edit.send({ type: 'RETRY' }),
          }}
          loading={<LoadingBlock className="h-96" />}
          failed={t('record.oneFailed')}
          missing={{
            title: t('record.missing'),
            level: 3,
            way: <Button onClick={onClose}>{t('record.preview.close')}</Button>,
          }}
        >
          {(record) => (
            <RecordFacts screen={screen} places={{}} meta={facts} record={record} words={words} isNarrow />
          )}
        </QueryView>
      </div>
    </>
  )
}
