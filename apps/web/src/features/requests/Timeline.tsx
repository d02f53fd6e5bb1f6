import type { Request } from '@portal/schemas/contract'
import { useI18n } from '../../app/context.ts'
import { Card } from '../../ui/Card.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { REQUEST_LOOK } from './statusLook.ts'

/** Every status that a request has had, the newest first. */
export const Timeline = ({ steps }: { steps: Request['Timeline'] }) => {
  const { t, formats } = useI18n()
  return (
    <Card title={t('requests.timeline')}>
      <ol>
        {[...steps].reverse().map(({ At, Status, Note }, index) => (
          <li key={`${At} ${Status}`} className="relative flex gap-3.5 pb-5 last:pb-0">
            {index < steps.length - 1 && (
              <span aria-hidden="true" className="absolute top-10.5 bottom-1 left-4.5 w-px bg-line-strong" />
            )}
            <IconTile icon={REQUEST_LOOK[Status].icon} tone={REQUEST_LOOK[Status].tone} />
            <div className="min-w-0 text-sm">
              <p className="font-semibold">{t(`requests.status.${Status}`)}</p>
              <p className="text-xs text-ink-3">{formats.dateTime(Date.parse(At))}</p>
              {Note && <p className="mt-1 text-ink-2">{Note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
