import { LifeBuoy, Mail } from 'lucide-react'
import { useConfig, useI18n } from '../../app/context.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { paths } from '../../data/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** Placeholder for the service centre (S2), with links to requests and support. */
export const ServiceCenter = () => {
  const { t } = useI18n()
  const { support } = useConfig()
  return (
    <>
      <ScreenHeader title={t('serviceCenter.title')} />
      <Card padded={false}>
        <EmptyState
          level={2}
          picture={<IconTile icon={LifeBuoy} tone="accent" />}
          title={t('serviceCenter.empty')}
          actions={
            <>
              <LinkButton variant="primary" href={paths.requests()}>
                {t('serviceCenter.toRequests')}
              </LinkButton>
              <LinkButton
                icon={Mail}
                href={`mailto:${support.email}`}
                className="max-w-full shrink whitespace-normal wrap-anywhere max-sm:[&>svg]:hidden"
              >
                {t('faces.support', { email: support.email })}
              </LinkButton>
            </>
          }
        >
          {t('serviceCenter.text')}
        </EmptyState>
      </Card>
    </>
  )
}
