import {
  type SignInRef,
  type SignInViewState,
  selectPortalViewState,
  selectSignIn,
  selectSignInViewState,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { type ReactNode, useDeferredValue } from 'react'
import { Intake } from '../features/intake/Intake.tsx'
import { usePortal } from './context.ts'
import { Shell } from './Shell.tsx'
import { AccessView } from './views/AccessView.tsx'
import { type BusyLabel, BusyView } from './views/BusyView.tsx'
import { ConfigView } from './views/ConfigView.tsx'
import { EnvironmentNotice } from './views/EnvironmentNotice.tsx'
import { SignInViews } from './views/SignInViews.tsx'
import { StartShell } from './views/StartShell.tsx'

/** Shows the state of the gate: one view per state; the open gate shows the portal. */
export const Gate = () => {
  const viewState = usePortal(selectPortalViewState)
  const error = usePortal(({ context }) => context.error)
  const signIn = usePortal(selectSignIn)
  if (viewState === 'configFailed' && error) return <ConfigView failure={error} />
  if (!signIn) return <OutsideShell view={<StartShell label="faces.starting" />} />
  return <SignedInGate signIn={signIn} />
}

/** A full-screen view below the environment notice, which the shell shows beside its bar. */
const OutsideShell = ({ view }: { view: ReactNode }) => (
  <>
    <EnvironmentNotice />
    {view}
  </>
)

/** Sign-in states that lead to the identity provider. */
const BUSY: { readonly [F in SignInViewState]?: BusyLabel } = {
  redirecting: 'faces.leaving',
  signingOut: 'faces.signingOut',
}

const SignedInGate = ({ signIn }: { signIn: SignInRef }) => {
  const viewState = usePortal(selectPortalViewState)
  const error = usePortal(({ context }) => context.error)
  const signInView = useSelector(signIn, selectSignInViewState)
  const isOpenDeferred = useDeferredValue(viewState === 'ready')
  // The sign-in comes first: an expired session hides everything else.
  const busy = BUSY[signInView]
  if (busy) return <OutsideShell view={<BusyView label={busy} />} />
  if (signInView === 'busy') return <OutsideShell view={<StartShell label="faces.signingIn" />} />
  if (signInView !== 'signedIn') return <OutsideShell view={<SignInViews signIn={signIn} />} />
  // Deferred, so that React renders the shell in slices beside the former view: in one go it would block the first
  // input on a phone.
  if (viewState === 'ready' && isOpenDeferred) return <Shell />
  if (viewState === 'setupNeeded') return <OutsideShell view={<Intake />} />
  if (viewState === 'accessRefused' && error) return <OutsideShell view={<AccessView failure={error} />} />
  return <OutsideShell view={<StartShell label="faces.loadingUser" />} />
}
