import { REQUEST_KINDS } from '@portal/machines'
import { ClipboardPen } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { useDraftKind } from '../../data/draftOwner.ts'
import { paths } from '../../data/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** Lets the user continue or discard an unsent request draft. Renders nothing if there is none. */
export const RequestDraft = () => {
  const { t } = useI18n()
  const stored = useDraftKind('request')
  const kind = REQUEST_KINDS.find((one) => one === stored)
  if (!kind) return null
  return (
    <Card className="mb-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <IconTile icon={ClipboardPen} tone="accent" />
        <div className="min-w-0 grow">
          <h2 className="text-base font-semibold">
            {t('requests.draft', { kind: t(`requests.new.${kind}`) })}
          </h2>
          <p className="text-sm text-ink-2">{t('requests.draft.text')}</p>
        </div>
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:grow">
          <LinkButton variant="primary" href={paths.newRequest({ draft: 'continue' })}>
            {t('requests.draft.continue')}
          </LinkButton>
          <LinkButton href={paths.newRequest({ draft: 'discard' })}>{t('requests.draft.discard')}</LinkButton>
        </div>
      </div>
    </Card>
  )
}
