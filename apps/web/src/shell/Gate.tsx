import {
  type SignInFace,
  type SignInRef,
  selectPortalError,
  selectPortalFace,
  selectSignIn,
  selectSignInFace,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { usePortal } from '../portal/context.ts'
import { BusyFace, type BusyLabel } from './faces/BusyFace.tsx'
import { AccessFace, ConfigFace, SignInFaces } from './faces/lazyFaces.ts'
import { IntakeHost } from './IntakeHost.tsx'
import { Shell } from './Shell.tsx'

/** Shows the state of the gate: each of its states is one face, and the open gate is the portal itself. */
export const Gate = () => {
  const face = usePortal(selectPortalFace)
  const error = usePortal(selectPortalError)
  const signIn = usePortal(selectSignIn)
  if (face === 'configFailed' && error) return <ConfigFace failure={error} />
  if (!signIn) return <BusyFace label="faces.starting" />
  return <SignedInGate signIn={signIn} />
}

/** States of the sign-in that pass by themselves. */
const BUSY: { readonly [F in SignInFace]?: BusyLabel } = {
  busy: 'faces.signingIn',
  redirecting: 'faces.leaving',
  signingOut: 'faces.signingOut',
}

const SignedInGate = ({ signIn }: { signIn: SignInRef }) => {
  const face = usePortal(selectPortalFace)
  const error = usePortal(selectPortalError)
  const signInFace = useSelector(signIn, selectSignInFace)
  // The sign-in speaks first: a session that ends or cannot be renewed stands before whatever is open.
  const busy = BUSY[signInFace]
  if (busy) return <BusyFace label={busy} />
  if (signInFace !== 'signedIn') return <SignInFaces signIn={signIn} />
  if (face === 'ready') return <Shell />
  if (face === 'setupNeeded') return <IntakeHost />
  if (face === 'accessRefused' && error) return <AccessFace failure={error} />
  return <BusyFace label="faces.loadingUser" />
}
