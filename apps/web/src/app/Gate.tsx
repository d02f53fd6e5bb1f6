import {
  type SignInFace,
  type SignInRef,
  selectPortalError,
  selectPortalFace,
  selectSignIn,
  selectSignInFace,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { type ReactNode, useDeferredValue } from 'react'
import { Intake } from '../features/intake/Intake.tsx'
import { usePortal } from './context.ts'
import { AccessFace } from './faces/AccessFace.tsx'
import { BusyFace, type BusyLabel } from './faces/BusyFace.tsx'
import { ConfigFace } from './faces/ConfigFace.tsx'
import { EnvironmentNotice } from './faces/EnvironmentNotice.tsx'
import { SignInFaces } from './faces/SignInFaces.tsx'
import { StartShell } from './faces/StartShell.tsx'
import { Shell } from './Shell.tsx'

/** Shows the state of the gate: each of its states is one face, and the open gate is the portal itself. */
export const Gate = () => {
  const face = usePortal(selectPortalFace)
  const error = usePortal(selectPortalError)
  const signIn = usePortal(selectSignIn)
  if (face === 'configFailed' && error) return <ConfigFace failure={error} />
  if (!signIn) return <OutsideShell face={<StartShell label="faces.starting" />} />
  return <SignedInGate signIn={signIn} />
}

/** A face of its own, under the notice of the environment that the shell has beside its bar. */
const OutsideShell = ({ face }: { face: ReactNode }) => (
  <>
    <EnvironmentNotice />
    {face}
  </>
)

/** States of the sign-in on the way to the identity provider. */
const BUSY: { readonly [F in SignInFace]?: BusyLabel } = {
  redirecting: 'faces.leaving',
  signingOut: 'faces.signingOut',
}

const SignedInGate = ({ signIn }: { signIn: SignInRef }) => {
  const face = usePortal(selectPortalFace)
  const error = usePortal(selectPortalError)
  const signInFace = useSelector(signIn, selectSignInFace)
  const isOpenDeferred = useDeferredValue(face === 'ready')
  // The sign-in comes first: a session that ended or cannot be renewed hides whatever is open.
  const busy = BUSY[signInFace]
  if (busy) return <OutsideShell face={<BusyFace label={busy} />} />
  if (signInFace === 'busy') return <OutsideShell face={<StartShell label="faces.signingIn" />} />
  if (signInFace !== 'signedIn') return <OutsideShell face={<SignInFaces signIn={signIn} />} />
  // Drawn in slices, beside the face before: in one go it blocks a phone's first input for as long as all of it takes.
  if (face === 'ready' && isOpenDeferred) return <Shell />
  if (face === 'setupNeeded') return <OutsideShell face={<Intake />} />
  if (face === 'accessRefused' && error) return <OutsideShell face={<AccessFace failure={error} />} />
  return <OutsideShell face={<StartShell label="faces.loadingUser" />} />
}
