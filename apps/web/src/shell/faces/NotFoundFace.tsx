import { MapPinOff } from 'lucide-react'
import { useSpeech } from '../../portal/context.ts'
import { ScreenTitle } from '../../portal/ScreenTitle.tsx'
import { FullScreenFace } from '../../ui/FullScreenFace.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** No screen has this address. */
export const NotFoundFace = () => {
  const { t } = useSpeech()
  return (
    <>
      <ScreenTitle>{t('faces.notFound.title')}</ScreenTitle>
      <FullScreenFace
        whole={false}
        icon={MapPinOff}
        tone="off"
        title={t('faces.notFound.title')}
        actions={
          <LinkButton variant="primary" href="/dashboard">
            {t('faces.toDashboard')}
          </LinkButton>
        }
        code="404"
      >
        {t('faces.notFound.text')}
      </FullScreenFace>
    </>
  )
}
