import type { Failure } from '@portal/machines'
import { RotateCw } from 'lucide-react'
import { useSpeech } from '../../portal/context.ts'
import { ScreenTitle } from '../../portal/ScreenTitle.tsx'
import { useSupportDetails } from '../../portal/supportDetails.ts'
import { Button } from '../../ui/Button.tsx'
import { FullScreenFace } from '../../ui/FullScreenFace.tsx'
import type { Icon } from '../../ui/icon.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'

/** In the place of a screen: why it is not there, another try, and the way to the dashboard. */
export const ScreenFailedFace = ({
  icon,
  title,
  children,
  failure,
  onRetry,
}: {
  icon: Icon
  title: string
  children: string
  failure: Failure
  onRetry: () => void
}) => {
  const { t } = useSpeech()
  const details = useSupportDetails(failure)
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <FullScreenFace
        whole={false}
        icon={icon}
        tone="err"
        title={title}
        actions={
          <>
            <Button variant="primary" icon={RotateCw} onClick={onRetry}>
              {t('faces.retry')}
            </Button>
            <LinkButton href="/dashboard">{t('faces.toDashboard')}</LinkButton>
          </>
        }
        footer={<SupportDetails {...details} />}
      >
        {children}
      </FullScreenFace>
    </>
  )
}
