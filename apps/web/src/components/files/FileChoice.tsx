import { type AttachmentsRef, selectAttachedBytes, selectFiles, selectRefusedFiles } from '@portal/machines'
import { ATTACHMENTS_MAX_BYTES, rules } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Camera, CircleAlert, Upload } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { buttonLook } from '../../ui/buttonLook.ts'
import { classes } from '../../ui/classes.ts'
import type { Icon } from '../../ui/icon.ts'
import { Notice } from '../../ui/Notice.tsx'
import { FileList } from './FileList.tsx'
import type { AttachableFiles } from './look.ts'

const MEGABYTE = 1_000_000
const ENDINGS = rules.ATTACHMENT_TYPES.map((ending) => `.${ending}`).join(',')
/** Named so, a phone hands out its pictures as one of these. */
const PICTURES = 'image/jpeg,image/png'

export interface FileChoiceProps {
  files: AttachableFiles
  attachments: AttachmentsRef
  error?: ReactNode
}

/** Files to attach: chosen, dropped here, or taken with the camera of a phone. */
export const FileChoice = ({ files, attachments, error }: FileChoiceProps) => {
  const { t, formats } = useI18n()
  const [isOver, setOver] = useState(false)
  const note = useId()
  const list = useSelector(attachments, selectFiles)
  const used = useSelector(attachments, selectAttachedBytes)
  const most = formats.count(ATTACHMENTS_MAX_BYTES / MEGABYTE)
  const drop = (dropped: Iterable<File> | undefined) => {
    setOver(false)
    if (dropped) files.add(dropped)
  }
  return (
    <div className="grid gap-3">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is one way more: the buttons in it do the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          drop(event.dataTransfer.files)
        }}
        className={classes(
          'flex flex-col items-center gap-3 rounded-card border border-dashed px-4 py-6 text-center',
          isOver ? 'border-accent bg-accent-soft' : 'bg-surface',
          !isOver && (error ? 'border-err' : 'border-line-control'),
        )}
      >
        <p className="text-sm text-ink-2 pointer-coarse:hidden">{t('files.drop')}</p>
        <div className="flex flex-wrap justify-center gap-2.5">
          <Picker
            name="attachmentIds"
            label={t('files.add')}
            icon={Upload}
            accept={ENDINGS}
            isWrong={Boolean(error)}
            describedBy={note}
            onFiles={drop}
          />
          <span className="hidden pointer-coarse:contents">
            <Picker
              name="camera"
              label={t('files.camera')}
              icon={Camera}
              accept={PICTURES}
              isCamera
              describedBy={note}
              onFiles={drop}
            />
          </span>
        </div>
        <p id={note} className="text-xs text-ink-3">
          {error ? (
            <span className="inline-flex items-start gap-1.5 font-medium text-err-ink">
              <CircleAlert size={16} />
              {error}
            </span>
          ) : (
            t('files.rules', { size: most })
          )}
        </p>
      </div>
      <Refused attachments={attachments} most={most} />
      <FileList files={files} attachments={attachments} />
      <p role="status" className="text-xs text-ink-3 tabular-nums">
        {list.length > 0 && t('files.total', { used: formats.decimal(used / MEGABYTE), most })}
      </p>
    </div>
  )
}

interface PickerProps {
  name: string
  label: string
  icon: Icon
  accept: string
  isCamera?: boolean
  isWrong?: boolean
  describedBy: string
  onFiles: (files: Iterable<File> | undefined) => void
}

/** The browser's own choice of files behind a label that looks like a button. */
const Picker = ({
  name,
  label,
  icon: Icon,
  accept,
  isCamera = false,
  isWrong = false,
  describedBy,
  onFiles,
}: PickerProps) => (
  <label
    className={buttonLook(
      'secondary',
      'md',
      'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
    )}
  >
    <input
      type="file"
      name={name}
      multiple={!isCamera}
      accept={accept}
      {...(isCamera && { capture: 'environment' })}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        onFiles(target.files ? [...target.files] : undefined)
        // The same file may be chosen again.
        target.value = ''
      }}
      className="sr-only"
    />
    <Icon size={18} />
    {label}
  </label>
)

/** Those of the last choice that were not taken, and why. */
const Refused = ({ attachments, most }: { attachments: AttachmentsRef; most: string }) => {
  const { t } = useI18n()
  const refused = useSelector(attachments, selectRefusedFiles)
  return (
    <div role="alert">
      {refused.length > 0 && (
        <Notice kind="warning" live="off" title={t('files.refused')}>
          <ul>
            {refused.map(({ name, reason }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
              <li key={`${name} ${index}`} className="break-words">
                {reason === 'tooLarge'
                  ? t('files.refused.tooLarge', { name, size: most })
                  : t(`files.refused.${reason}`, { name })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
