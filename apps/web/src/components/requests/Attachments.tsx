import { Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import type { FileCalls } from '../../data/upload.ts'
import type { ReadAttachment } from '../../services/readers/requests.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { FailedRead } from '../FailedRead.tsx'
import { useDownload } from './wiring.ts'

interface AttachmentsProps {
  record: { readonly Id: string; readonly Attachments: readonly ReadAttachment[] }
  calls?: FileCalls
  action?: (file: ReadAttachment) => ReactNode
}

/** Downloadable files of a request or another record; renders nothing if there are none. */
export const Attachments = ({ record, calls, action }: AttachmentsProps) => {
  const { t, formats } = useI18n()
  const { fetching, failed, start } = useDownload(record.Id, calls)
  if (record.Attachments.length === 0) return null
  return (
    <Card title={t('requests.files')} padded={false}>
      <ul className="divide-y divide-line border-t border-line">
        {record.Attachments.map((file) => {
          const { Id, Name, Size } = file
          return (
            <li key={Id} className="flex items-center gap-3 px-4.5 py-2.5">
              <IconTile icon={FileText} />
              <span className="min-w-0 grow text-sm">
                <span className="block truncate font-medium" title={Name}>
                  {Name}
                </span>
                <span className="block text-xs text-ink-3 tabular-nums">{formats.fileSize(Size ?? 0)}</span>
              </span>
              <Button
                size="sm"
                icon={Download}
                busy={fetching?.id === Id}
                aria-label={t('requests.files.download', { name: Name })}
                onClick={() => start({ id: Id, name: Name })}
              >
                {t('requests.files.save')}
              </Button>
              {action?.(file)}
            </li>
          )
        })}
      </ul>
      {failed && (
        <FailedRead
          title={t('requests.files.failed', { name: failed.file.name })}
          failure={failed.failure}
          onRetry={() => start(failed.file)}
        />
      )}
    </Card>
  )
}
