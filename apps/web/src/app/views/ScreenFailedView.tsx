import type { Failure } from '@portal/machines'
import { RotateCw } from 'lucide-react'
import { ScreenTitle } from '../../components/ScreenTitle.tsx'
import { useSupportDetails } from '../../components/supportDetails.ts'
import { paths } from '../../data/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FullScreenView } from '../../ui/FullScreenView.tsx'
import type { Icon } from '../../ui/icon.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'
import type { Tone } from '../../ui/tone.ts'
import { useI18n } from '../context.ts'

/** Shown instead of a screen: the reason, a retry and a link to the dashboard. */
export const ScreenFailedView = ({
  icon,
  tone = 'err',
  title,
  children,
  failure,
  onRetry,
  retryLabel,
}: {
  icon: Icon
  tone?: Tone
  title: string
  children: string
  failure: Failure
  onRetry: () => void
  retryLabel?: string
}) => {
  const { t } = useI18n()
  const details = useSupportDetails(failure)
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <FullScreenView
        whole={false}
        icon={icon}
        tone={tone}
        title={title}
        actions={
          <>
            <Button variant="primary" icon={RotateCw} onClick={onRetry}>
              {retryLabel ?? t('faces.retry')}
            </Button>
            <LinkButton href={paths.dashboard()}>{t('faces.toDashboard')}</LinkButton>
          </>
        }
        footer={<SupportDetails {...details} />}
      >
        {children}
      </FullScreenView>
    </>
  )
}
