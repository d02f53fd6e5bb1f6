import {
  type SignInRef,
  type SignInViewState,
  selectPortalViewState,
  selectSignIn,
  selectSignInViewState,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { type ComponentType, type ReactNode, useDeferredValue } from 'react'
import { LazyPart } from '../components/LazyPart.tsx'
import type { PartSource } from '../data/lazyPart.ts'
import { usePortal } from './context.ts'
import { Shell } from './Shell.tsx'
import { AccessView } from './views/AccessView.tsx'
import { type BusyLabel, BusyView } from './views/BusyView.tsx'
import { ChunkView } from './views/ChunkView.tsx'
import { ConfigView } from './views/ConfigView.tsx'
import { EnvironmentNotice } from './views/EnvironmentNotice.tsx'
import { SignInViews } from './views/SignInViews.tsx'
import { StartShell } from './views/StartShell.tsx'

/** Renders one view per state of the gate; the open gate renders the portal. */
export const Gate = () => {
  const viewState = usePortal(selectPortalViewState)
  const error = usePortal(({ context }) => context.error)
  const signIn = usePortal(selectSignIn)
  if (viewState === 'configFailed' && error) return <ConfigView failure={error} />
  if (!signIn) return <OutsideShell view={<StartShell label="faces.starting" />} />
  return <SignedInGate signIn={signIn} />
}

/** Shows a full-screen view with the environment notice. The shell places that notice itself. */
const OutsideShell = ({ view }: { view: ReactNode }) => (
  <>
    <EnvironmentNotice />
    {view}
  </>
)

const INTAKE: PartSource<ComponentType> = {
  load: async () => (await import('../features/intake/Intake.tsx')).Intake,
}

const LazyIntake = () => (
  <LazyPart
    source={INTAKE}
    loading={<StartShell label="faces.loadingUser" />}
    failed={(failure, retry) => <ChunkView failure={failure} onRetry={retry} />}
  >
    {(Intake) => <Intake />}
  </LazyPart>
)

/** Labels of the sign-in states that end with a redirect to the identity provider. */
const BUSY: { readonly [F in SignInViewState]?: BusyLabel } = {
  redirecting: 'faces.leaving',
  signingOut: 'faces.signingOut',
}

const SignedInGate = ({ signIn }: { signIn: SignInRef }) => {
  const viewState = usePortal(selectPortalViewState)
  const error = usePortal(({ context }) => context.error)
  const signInView = useSelector(signIn, selectSignInViewState)
  const isOpenDeferred = useDeferredValue(viewState === 'ready')
  // The sign-in comes first, because an expired session hides everything else.
  const busy = BUSY[signInView]
  if (busy) return <OutsideShell view={<BusyView label={busy} />} />
  if (signInView === 'busy') return <OutsideShell view={<StartShell label="faces.signingIn" />} />
  if (signInView !== 'signedIn') return <OutsideShell view={<SignInViews signIn={signIn} />} />
  // Deferred, so React renders the shell in slices while the previous view stays: one long render would block the first
  // input on a phone.
  if (viewState === 'ready' && isOpenDeferred) return <Shell />
  if (viewState === 'setupNeeded') return <OutsideShell view={<LazyIntake />} />
  if (viewState === 'accessRefused' && error) return <OutsideShell view={<AccessView failure={error} />} />
  return <OutsideShell view={<StartShell label="faces.loadingUser" />} />
}
