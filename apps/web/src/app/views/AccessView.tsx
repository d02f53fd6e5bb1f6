import type { Failure } from '@portal/machines'
import { LogOut, RotateCw, ShieldAlert } from 'lucide-react'
import { useSupportDetails } from '../../components/supportDetails.ts'
import { Button } from '../../ui/Button.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'
import { useI18n, useSystem } from '../context.ts'
import { SupportLink, ViewPage } from './ViewPage.tsx'

/** Shown if user info was refused twice: the reason, a retry and a sign-out. */
export const AccessView = ({ failure }: { failure: Failure }) => {
  const { t, errorText } = useI18n()
  const { portal } = useSystem()
  const details = useSupportDetails(failure)
  return (
    <ViewPage
      icon={ShieldAlert}
      tone="err"
      title={t('faces.access.title')}
      actions={
        <>
          <Button variant="primary" icon={RotateCw} onClick={() => portal.send({ type: 'RETRY' })}>
            {t('faces.retry')}
          </Button>
          <Button icon={LogOut} onClick={() => portal.send({ type: 'SIGN_OUT' })}>
            {t('faces.signOut')}
          </Button>
        </>
      }
      footer={
        <>
          <p className="mb-2">
            <SupportLink />
          </p>
          <SupportDetails {...details} />
        </>
      }
    >
      {errorText(failure.code)}
    </ViewPage>
  )
}
