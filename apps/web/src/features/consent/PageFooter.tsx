import type { CookieConsentRef } from '@portal/machines'
import { useConfig, useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** Footer of every screen: support contact and cookie preferences (S4). */
export const PageFooter = ({ consent }: { consent: CookieConsentRef }) => {
  const { t } = useI18n()
  const { support } = useConfig()
  return (
    <footer className="page-footer">
      <div className="page-footer-line">
        <p>
          <span className="max-sm:sr-only">{t('consent.support')} </span>
          <TextLink href={`mailto:${support.email}`} className="wrap-anywhere">
            {support.email}
          </TextLink>
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="-mx-3 font-medium"
          onClick={() => consent.send({ type: 'OPEN_PREFERENCES' })}
        >
          {t('consent.preferences')}
        </Button>
      </div>
    </footer>
  )
}
