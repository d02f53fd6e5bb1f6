import { ShieldX } from 'lucide-react'
import { useSpeech } from '../../portal/context.ts'
import { useErrorText } from '../../portal/errorTexts.ts'
import { ScreenTitle } from '../../portal/ScreenTitle.tsx'
import { FullScreenFace } from '../../ui/FullScreenFace.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** The screen exists, for other roles. */
export const ForbiddenFace = () => {
  const { t } = useSpeech()
  const errorText = useErrorText()
  return (
    <>
      <ScreenTitle>{t('faces.forbidden.title')}</ScreenTitle>
      <FullScreenFace
        whole={false}
        icon={ShieldX}
        tone="park"
        title={t('faces.forbidden.title')}
        actions={
          <LinkButton variant="primary" href="/dashboard">
            {t('faces.toDashboard')}
          </LinkButton>
        }
        code={`${t('faces.code')} Unauthorized`}
      >
        {errorText('Unauthorized')}
      </FullScreenFace>
    </>
  )
}
