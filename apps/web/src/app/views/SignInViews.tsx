import {
  type SignInRef,
  selectIsSignInBusy,
  selectSignInViewState,
  selectSignOutReason,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { CloudOff, LogIn, LogOut, RotateCw, ShieldX } from 'lucide-react'
import { useSupportDetails } from '../../components/supportDetails.ts'
import { Button } from '../../ui/Button.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'
import { useI18n, useSystem } from '../context.ts'
import { ViewPage } from './ViewPage.tsx'

/** Texts of sign-in failures that a user can fix, by code. */
const FAILED_TEXTS: Readonly<Record<string, 'faces.failed.storage' | 'faces.failed.token'>> = {
  STORAGE_BLOCKED: 'faces.failed.storage',
  invalid_id_token: 'faces.failed.token',
}

/** Views of a stopped sign-in: nobody is signed in, or the session cannot be renewed. */
export const SignInViews = ({ signIn }: { signIn: SignInRef }) => {
  const { t } = useI18n()
  const { here } = useSystem()
  const viewState = useSelector(signIn, selectSignInViewState)
  const isBusy = useSelector(signIn, selectIsSignInBusy)
  const code = useSelector(signIn, ({ context }) => context.error)?.code
  const isStorageBlocked = code === 'STORAGE_BLOCKED'

  const signInTo = (place: { returnTo?: string }, variant: 'primary' | 'secondary' = 'primary') => (
    <Button variant={variant} icon={LogIn} onClick={() => signIn.send({ type: 'SIGN_IN', ...place })}>
      {t('faces.signIn')}
    </Button>
  )
  const retryButton = (
    <Button variant="primary" icon={RotateCw} busy={isBusy} onClick={() => signIn.send({ type: 'RETRY' })}>
      {t('faces.retry')}
    </Button>
  )
  // A changed storage permission takes effect only after a reload.
  const reloadButton = (
    <Button variant="primary" icon={RotateCw} onClick={() => window.location.reload()}>
      {t('faces.reload')}
    </Button>
  )

  switch (viewState) {
    case 'unreachable':
      return (
        <ViewPage
          icon={CloudOff}
          tone="park"
          title={t('faces.unreachable.title')}
          actions={retryButton}
          footer={<FailureDetails signIn={signIn} />}
        >
          {t('faces.unreachable.text')}
        </ViewPage>
      )
    case 'stalled':
      return (
        <ViewPage
          icon={CloudOff}
          tone="park"
          title={t('faces.stalled.title')}
          actions={
            <>
              {retryButton}
              {signInTo({ returnTo: here() }, 'secondary')}
              <Button variant="ghost" icon={LogOut} onClick={() => signIn.send({ type: 'SIGN_OUT' })}>
                {t('faces.signOut')}
              </Button>
            </>
          }
          footer={<FailureDetails signIn={signIn} />}
        >
          {t('faces.stalled.text')}
        </ViewPage>
      )
    case 'refused':
      return (
        <ViewPage icon={ShieldX} tone="off" title={t('faces.refused.title')} actions={signInTo({})}>
          {t('faces.refused.text')}
        </ViewPage>
      )
    case 'failed':
      return (
        <ViewPage
          icon={ShieldX}
          tone="err"
          title={t('faces.failed.title')}
          actions={isStorageBlocked ? reloadButton : retryButton}
          footer={<FailureDetails signIn={signIn} />}
        >
          {t(FAILED_TEXTS[code ?? ''] ?? 'faces.failed.text')}
        </ViewPage>
      )
    case 'signedOut':
      return (
        <ViewPage
          icon={LogOut}
          tone="off"
          title={t('faces.signedOut.title')}
          actions={signInTo({ returnTo: here() })}
        >
          <SignedOutReason signIn={signIn} />
        </ViewPage>
      )
    default:
      return null
  }
}

const FailureDetails = ({ signIn }: { signIn: SignInRef }) => {
  const details = useSupportDetails(
    useSelector(signIn, ({ context }) => context.error) ?? { code: 'FAILEDTOLOAD' },
  )
  return <SupportDetails {...details} />
}

const SignedOutReason = ({ signIn }: { signIn: SignInRef }) => {
  const { t } = useI18n()
  const reason = useSelector(signIn, selectSignOutReason)
  switch (reason) {
    case undefined:
    case 'requested':
      return t('faces.signedOut.text')
    case 'expired':
      return t('faces.signedOut.expired')
    case 'elsewhere':
      return t('faces.signedOut.elsewhere')
    default:
      return <SignedOutError code={reason} />
  }
}

const SignedOutError = ({ code }: { code: string }) => {
  const { t, errorText } = useI18n()
  return t('faces.signedOut.error', { reason: errorText(code) })
}
