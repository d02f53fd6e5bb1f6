import { selectWritingViewState } from '@portal/machines'
import { getScheduleFile } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { WritingOutcome } from '../../../components/WritingOutcome.tsx'
import { saveFile } from '../../../data/saveFile.ts'
import { sendNow, useWriting } from '../../../data/writing.ts'
import { Button } from '../../../ui/Button.tsx'

/** Downloads the file of a run. The id of the file begins with the id of its job. */
export const JobFile = ({ file }: { file: string }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const id = file.slice(0, file.lastIndexOf('-'))
  const download = useWriting({
    draftKey: undefined,
    draft: file,
    isOpen: true,
    isReady: () => true,
    write: async (_, { signal }) => {
      const { data } = await bco().download(
        getScheduleFile,
        { params: { id, file } },
        { ...(signal && { signal }) },
      )
      saveFile(`${file}.csv`, data)
    },
  })
  const viewState = useSelector(download, selectWritingViewState)
  return (
    <>
      <Button
        size="sm"
        icon={Download}
        busy={viewState === 'sending'}
        onClick={() =>
          download.send(viewState === 'failed' || viewState === 'unanswered' ? { type: 'RETRY' } : sendNow(0))
        }
      >
        {t('network.schedule.download')}
        <span className="sr-only"> {file}</span>
      </Button>
      <WritingOutcome writing={download} failed={t('network.schedule.downloadFailed')} />
    </>
  )
}
