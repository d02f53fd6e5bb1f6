import { Mail } from 'lucide-react'
import { useConfig, useI18n } from '../../app/context.ts'
import { ChargerPicture } from '../../ui/ChargerPicture.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** Someone without chargers: what will be here, and how to get one. */
export const EmptyDashboard = () => {
  const { t } = useI18n()
  const { support } = useConfig()
  return (
    <EmptyState
      level={2}
      picture={<ChargerPicture />}
      title={t('dashboard.empty.title')}
      actions={
        <LinkButton variant="primary" icon={Mail} href={`mailto:${support.email}`}>
          {t('dashboard.empty.action')}
        </LinkButton>
      }
    >
      {t('dashboard.empty.text')}
    </EmptyState>
  )
}
