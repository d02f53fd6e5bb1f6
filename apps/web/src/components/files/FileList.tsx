import { type AttachedFile, type AttachmentsRef, isUnanswered } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { CircleAlert, CircleStop, RotateCw, Trash2 } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { FilePreview } from './FilePreview.tsx'
import type { AttachableFiles } from './look.ts'

export interface FileListProps {
  files: AttachableFiles
  attachments: AttachmentsRef
  /** True while the files are being sent; hides the remove buttons. */
  isFixed?: boolean
  className?: string
}

/** Chosen files with their progress and buttons to remove, stop or retry; renders nothing if empty. */
export const FileList = ({ files, attachments, isFixed = false, className }: FileListProps) => {
  const { t } = useI18n()
  const list = useSelector(attachments, ({ context }) => context.files)
  if (list.length === 0) return null
  return (
    <div className={className}>
      <ul
        aria-label={t('files.list')}
        className="divide-y divide-line rounded-card border border-line bg-surface"
      >
        {list.map((file) => (
          <FileRow key={file.id} file={file} files={files} attachments={attachments} isFixed={isFixed} />
        ))}
      </ul>
    </div>
  )
}

interface FileRowProps extends Required<Omit<FileListProps, 'className'>> {
  file: AttachedFile
}

const FileRow = ({ file, files, attachments, isFixed }: FileRowProps) => {
  const { t, formats } = useI18n()
  const { id, name, size, state, type, sentBytes, error } = file
  return (
    <li className="flex items-center gap-3 px-3 py-2.5">
      <FilePreview content={files.content(id)} isPicture={type?.startsWith('image/') ?? false} />
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-medium">{name}</p>
        <p className="flex items-center gap-1.5 text-xs text-ink-3 tabular-nums">
          {formats.fileSize(size)}
          <span aria-hidden="true">·</span>
          <State state={error && isUnanswered(error) ? 'unknown' : state} />
        </p>
        {state === 'sending' && (
          <progress
            aria-label={t('files.progress', { name })}
            value={sentBytes}
            max={size}
            className="mt-1 block h-1.5 w-full accent-accent"
          />
        )}
      </div>
      {state === 'sending' && (
        <IconButton
          icon={CircleStop}
          label={t('files.cancel', { name })}
          onClick={() => attachments.send({ type: 'CANCEL', id })}
        />
      )}
      {state === 'failed' && (
        <IconButton
          icon={RotateCw}
          label={t('files.retry', { name })}
          onClick={() => attachments.send({ type: 'RETRY', id })}
        />
      )}
      {!isFixed && (
        <IconButton
          icon={Trash2}
          label={t('files.remove', { name })}
          onClick={() => attachments.send({ type: 'REMOVE', id })}
        />
      )}
    </li>
  )
}

const State = ({ state }: { state: AttachedFile['state'] | 'unknown' }) => {
  const { t } = useI18n()
  const word = t(`files.state.${state}`)
  if (state === 'inspecting') {
    return (
      <>
        <Spinner size={14} /> {word}
      </>
    )
  }
  if (state === 'failed' || state === 'unknown') {
    return (
      <span className="inline-flex items-center gap-1 font-medium text-err-ink">
        <CircleAlert size={14} /> {word}
      </span>
    )
  }
  return word
}
