import {
  type IntakeFormRef,
  intakeFormMachine,
  readIntakeDraft,
  selectSignIn,
  selectUser,
} from '@portal/machines'
import { postSetup } from '@portal/schemas'
import { createActor, fromPromise } from 'xstate'
import { readIntake, removeIntake, writeIntake } from '../services/intakeDraft.ts'
import { validateIban, validateVat } from '../services/validators.ts'
import type { PortalSystem } from './system.ts'

/** `?debug=1` is carried by the Setup call (S7). */
const isDebug = () => new URLSearchParams(window.location.search).get('debug') === '1'

/** Starts the intake of whoever is signed in, with what was typed before a reload or the end of the session. */
export const startIntake = ({ portal, bco }: PortalSystem): IntakeFormRef => {
  const snapshot = portal.getSnapshot()
  const { config } = snapshot.context
  const signIn = selectSignIn(snapshot)
  const user = signIn && selectUser(signIn.getSnapshot())
  if (!config || !user) throw new Error('The intake was opened for nobody.')
  const stored = readIntake(user.sub)
  return createActor(
    intakeFormMachine.provide({
      actors: {
        validateIban: fromPromise(({ input, signal }) => validateIban(config, input.iban, signal)),
        validateVat: fromPromise(({ input, signal }) => validateVat(config, input.vat, signal)),
        submitSetup: fromPromise(async ({ input, signal }) => {
          const query = input.debug ? { debug: 1 as const } : {}
          await bco().call(postSetup, { query, body: input.payload }, signal, 'screen')
        }),
      },
      actions: {
        keepDraft: (_, kept) => writeIntake(user.sub, kept),
        dropDraft: () => removeIntake(user.sub),
        reload: () => window.location.reload(),
      },
    }),
    {
      input: {
        isCompany: stored?.isCompany ?? false,
        name: user.name,
        debug: isDebug(),
        ...(stored && { draft: readIntakeDraft(stored.draft) }),
      },
    },
  ).start()
}

/** Forgets what was typed: whoever signs out on purpose leaves nothing behind. */
export const dropIntake = ({ portal }: PortalSystem): void => {
  const signIn = selectSignIn(portal.getSnapshot())
  const user = signIn && selectUser(signIn.getSnapshot())
  if (user) removeIntake(user.sub)
}
