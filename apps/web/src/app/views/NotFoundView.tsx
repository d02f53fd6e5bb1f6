import { cutText, fromAddressPart } from '@portal/schemas'
import { ArrowLeft, MapPinOff } from 'lucide-react'
import { useLocation } from 'wouter'
import { ScreenTitle } from '../../components/ScreenTitle.tsx'
import { paths } from '../../data/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FullScreenView } from '../../ui/FullScreenView.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useI18n } from '../context.ts'

/** Maximum length of the shown URL in characters; nobody would find a typo in a longer one. */
const LONGEST = 80

/** Shown for an unknown URL, with the URL, so that a typo is visible. */
export const NotFoundView = () => {
  const { t } = useI18n()
  const [path] = useLocation()
  // A new tab has no page to go back to.
  const canGoBack = window.history.length > 1
  return (
    <>
      <ScreenTitle>{t('faces.notFound.title')}</ScreenTitle>
      <FullScreenView
        whole={false}
        icon={MapPinOff}
        tone="off"
        title={t('faces.notFound.title')}
        actions={
          <>
            <LinkButton variant="primary" href={paths.dashboard()}>
              {t('faces.toDashboard')}
            </LinkButton>
            <LinkButton href={paths.chargers()}>{t('faces.toChargers')}</LinkButton>
            {canGoBack && (
              <Button variant="ghost" icon={ArrowLeft} onClick={() => window.history.back()}>
                {t('faces.goBack')}
              </Button>
            )}
          </>
        }
        code={
          <>
            404 · <span className="break-all">{cutText(fromAddressPart(path), LONGEST)}</span>
          </>
        }
      >
        {t('faces.notFound.text')}
      </FullScreenView>
    </>
  )
}
