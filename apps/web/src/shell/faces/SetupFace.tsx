import { LogOut, Mail, UserRoundPlus } from 'lucide-react'
import { useConfig, useSpeech, useSystem } from '../../portal/context.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { FacePage } from './FacePage.tsx'

/** Known to the identity provider, not yet to the portal (SETUP). */
export const SetupFace = () => {
  const { t } = useSpeech()
  const { support } = useConfig()
  const { portal } = useSystem()
  return (
    <FacePage
      icon={UserRoundPlus}
      title={t('faces.setup.title')}
      actions={
        <>
          <LinkButton
            variant="primary"
            icon={Mail}
            href={`mailto:${support.email}`}
            className="max-w-full wrap-anywhere whitespace-normal"
          >
            {t('faces.support', { email: support.email })}
          </LinkButton>
          <Button onClick={() => portal.send({ type: 'RETRY' })}>{t('faces.retry')}</Button>
          <Button icon={LogOut} onClick={() => portal.send({ type: 'SIGN_OUT' })}>
            {t('faces.signOut')}
          </Button>
        </>
      }
    >
      {t('faces.setup.text')}
    </FacePage>
  )
}
