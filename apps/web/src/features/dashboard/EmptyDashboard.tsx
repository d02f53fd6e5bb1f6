import { Plus } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { ChargerPicture } from '../../ui/ChargerPicture.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** Shown to users without chargers: explains the dashboard and links to a request. */
export const EmptyDashboard = () => {
  const { t } = useI18n()
  return (
    <EmptyState
      level={2}
      picture={<ChargerPicture />}
      title={t('dashboard.empty.title')}
      actions={
        <LinkButton variant="primary" icon={Plus} href={paths.newRequest({ start: 'CHARGER' })}>
          {t('dashboard.empty.action')}
        </LinkButton>
      }
    >
      {t('dashboard.empty.text')}
    </EmptyState>
  )
}
