import { useI18n } from '../../app/context.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import { Card } from '../../ui/Card.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { requestLook } from './statusLook.ts'

/** Every status that a request has had, the newest first. */
export const Timeline = ({ steps }: { steps: ReadRequest['Timeline'] }) => {
  const { t, told, formats } = useI18n()
  return (
    <Card title={t('requests.timeline')}>
      <ol>
        {[...steps].reverse().map(({ At, Status, Note }, index) => (
          <li key={`${At} ${Status}`} className="relative flex gap-3.5 pb-5 last:pb-0">
            {index < steps.length - 1 && (
              <span aria-hidden="true" className="absolute top-10.5 bottom-1 left-4.5 w-px bg-line-strong" />
            )}
            <IconTile icon={requestLook(Status).icon} tone={requestLook(Status).tone} />
            <div className="min-w-0 text-sm">
              <p className="font-semibold">{told(Status, (known) => t(`requests.status.${known}`))}</p>
              <p className="text-xs text-ink-3">{formats.dateTime(At)}</p>
              {Note && <p className="mt-1 text-ink-2">{Note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
