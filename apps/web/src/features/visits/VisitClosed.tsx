import { CalendarOff } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** Shown if the request is past this step or of another kind. */
export const VisitClosed = ({ id, title }: { id: string; title: string }) => {
  const { t } = useI18n()
  return (
    <EmptyState
      level={2}
      picture={<IconTile icon={CalendarOff} />}
      title={title}
      actions={
        <LinkButton variant="primary" href={paths.request(id)}>
          {t('visits.back')}
        </LinkButton>
      }
    >
      {t('visits.closed.text')}
    </EmptyState>
  )
}
