import { LayoutDashboard, LifeBuoy, Mail } from 'lucide-react'
import { useConfig, useSpeech, useSystem } from '../../portal/context.ts'
import { ScreenHeader } from '../../portal/ScreenHeader.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

const REQUESTS = '/my/requests'

/** A place without a screen of its own (S2): nothing here yet, and the way to where questions are asked. */
export const ServiceCenter = () => {
  const { t } = useSpeech()
  const { routes } = useSystem()
  const { support } = useConfig()
  const hasRequests = routes.some(({ path }) => path === REQUESTS)
  return (
    <>
      <ScreenHeader title={t('serviceCenter.title')} />
      <Card padded={false}>
        <EmptyState
          level={2}
          picture={<IconTile icon={LifeBuoy} tone="accent" />}
          title={t('serviceCenter.empty')}
          actions={
            hasRequests ? (
              <LinkButton variant="primary" icon={LifeBuoy} href={REQUESTS}>
                {t('serviceCenter.toRequests')}
              </LinkButton>
            ) : (
              <>
                <LinkButton
                  variant="primary"
                  icon={Mail}
                  href={`mailto:${support.email}`}
                  className="max-w-full shrink whitespace-normal wrap-anywhere max-sm:[&>svg]:hidden"
                >
                  {t('faces.support', { email: support.email })}
                </LinkButton>
                <LinkButton icon={LayoutDashboard} href="/dashboard">
                  {t('faces.toDashboard')}
                </LinkButton>
              </>
            )
          }
        >
          {t(hasRequests ? 'serviceCenter.text.requests' : 'serviceCenter.text')}
        </EmptyState>
      </Card>
    </>
  )
}
