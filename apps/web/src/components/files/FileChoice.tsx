import {
  type AttachmentsRef,
  selectAttachedBytes,
  selectRefusedFiles,
  selectUnsavedNames,
} from '@portal/machines'
import { ATTACHMENTS_MAX_BYTES, rules } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Camera, CircleAlert, Upload } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import type { Icon } from '../../ui/icon.ts'
import { Notice } from '../../ui/Notice.tsx'
import { FileList } from './FileList.tsx'
import type { AttachableFiles } from './look.ts'

const MEGABYTE = 1_000_000
const ENDINGS = rules.ATTACHMENT_TYPES.map((ending) => `.${ending}`).join(',')
/** Listed explicitly, so phones convert their pictures to one of these types. */
const PICTURES = 'image/jpeg,image/png'

export interface FileChoiceProps {
  files: AttachableFiles
  attachments: AttachmentsRef
  error?: ReactNode
}

/** Attaches files by file picker, drag and drop, or phone camera. */
export const FileChoice = ({ files, attachments, error }: FileChoiceProps) => {
  const { t, formats } = useI18n()
  const [isOver, setOver] = useState(false)
  const note = useId()
  const list = useSelector(attachments, ({ context }) => context.files)
  const unsaved = useSelector(attachments, (snapshot) => selectUnsavedNames(snapshot).join(', '))
  const used = useSelector(attachments, selectAttachedBytes)
  const most = formats.count(ATTACHMENTS_MAX_BYTES / MEGABYTE)
  const drop = (dropped: Iterable<File> | undefined) => {
    setOver(false)
    if (dropped) files.add(dropped)
  }
  return (
    // The status elements are always present for screen readers; empty ones get no margin.
    <div className="grid grid-cols-[minmax(0,1fr)] *:not-first:not-empty:mt-3">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- optional: its buttons do the same */}
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
      <Gone attachments={attachments} />
      <Refused attachments={attachments} most={most} />
      <FileList files={files} attachments={attachments} />
      <div role="status">
        {unsaved !== '' && (
          <Notice live="off" title={t('files.unsaved.title')}>
            {t('files.unsaved', { names: unsaved })}
          </Notice>
        )}
      </div>
      <p role="status" className="text-xs text-ink-3 tabular-nums">
        {list.length > 0 && t('files.total', { used: formats.fileSize(used), most })}
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
  describedBy: string
  onFiles: (files: Iterable<File> | undefined) => void
}

const Picker = ({ name, label, icon, accept, isCamera = false, describedBy, onFiles }: PickerProps) => {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button name={name} icon={icon} aria-describedby={describedBy} onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        name={name}
        hidden
        multiple={!isCamera}
        accept={accept}
        {...(isCamera && { capture: 'environment' })}
        onChange={({ target }) => {
          onFiles(target.files ? [...target.files] : undefined)
          // Clear the value, so the user can choose the same file again.
          target.value = ''
        }}
      />
    </>
  )
}

/** Attachments that the browser lost in a reload. */
const Gone = ({ attachments }: { attachments: AttachmentsRef }) => {
  const { t, formats } = useI18n()
  const gone = useSelector(attachments, ({ context }) => context.gone)
  return (
    <div role="status">
      {gone.length > 0 && (
        <Notice
          kind="warning"
          live="off"
          title={t('files.gone.title')}
          dismiss={{
            label: t('common.close'),
            onDismiss: () => attachments.send({ type: 'DISMISS_GONE' }),
          }}
        >
          <ul>
            {gone.map(({ id, name, size }) => (
              <li key={id}>
                {name} ({formats.fileSize(size)})
              </li>
            ))}
          </ul>
          <p className="mt-1">{t('files.gone')}</p>
        </Notice>
      )}
    </div>
  )
}

/** Files rejected in the last selection, with the reasons. */
const Refused = ({ attachments, most }: { attachments: AttachmentsRef; most: string }) => {
  const { t } = useI18n()
  const refused = useSelector(attachments, selectRefusedFiles)
  return (
    <div role="alert">
      {refused.length > 0 && (
        <Notice kind="warning" live="off" title={t('files.refused')}>
          <ul>
            {refused.map(({ name, reason }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two files may have the same name
              <li key={`${name} ${index}`}>
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
