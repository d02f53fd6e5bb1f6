import type { CookieConsentRef } from '@portal/machines'
import { useConfig, useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** The foot of every screen: who helps, and the way back to the choice of cookies (S4). */
export const PageFooter = ({ consent }: { consent: CookieConsentRef }) => {
  const { t } = useI18n()
  const { support } = useConfig()
  return (
    <footer className="page-footer">
      <div className="mx-auto flex max-w-360 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 sm:px-6 lg:px-8">
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
