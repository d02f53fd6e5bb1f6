import { ArrowLeft, MapPinOff } from 'lucide-react'
import { useSpeech } from '../../portal/context.ts'
import { ScreenTitle } from '../../portal/ScreenTitle.tsx'
import { Button } from '../../ui/Button.tsx'
import { FullScreenFace } from '../../ui/FullScreenFace.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** No screen has this address. */
export const NotFoundFace = () => {
  const { t } = useSpeech()
  // Whoever typed the address, or opened it in a new tab, came from nowhere.
  const canGoBack = window.history.length > 1
  return (
    <>
      <ScreenTitle>{t('faces.notFound.title')}</ScreenTitle>
      <FullScreenFace
        whole={false}
        icon={MapPinOff}
        tone="off"
        title={t('faces.notFound.title')}
        actions={
          <>
            <LinkButton variant="primary" href="/dashboard">
              {t('faces.toDashboard')}
            </LinkButton>
            <LinkButton href="/my/chargepoints">{t('faces.toChargers')}</LinkButton>
            {canGoBack && (
              <Button variant="ghost" icon={ArrowLeft} onClick={() => window.history.back()}>
                {t('faces.goBack')}
              </Button>
            )}
          </>
        }
        code="404"
      >
        {t('faces.notFound.text')}
      </FullScreenFace>
    </>
  )
}
