import {
  type IntakeFormMachine,
  type IntakeFormRef,
  type IntakeInput,
  intakeFormMachine,
  readIntakeDraft,
  selectSignIn,
  selectUser,
} from '@portal/machines'
import { getUserInfo, postSetup } from '@portal/schemas'
import { useState } from 'react'
import { useSystem } from '../../app/context.ts'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { visit } from '../../data/visit.ts'
import { isBcoFailure } from '../../services/bco.ts'
import { canStoreIntake, readIntake, removeIntake, writeIntake } from '../../services/intakeDraft.ts'
import { validateIban, validateVat } from '../../services/validators.ts'

/**
 * Checks in the user info whether the account is set up. `SETUP` means that it is not; other errors are inconclusive.
 */
const lookUpAccount = async ({ bco }: PortalSystem, signal: AbortSignal): Promise<{ isSetUp: boolean }> => {
  try {
    await bco().call(getUserInfo, {}, { signal })
    return { isSetUp: true }
  } catch (error) {
    if (isBcoFailure(error) && error.code === 'SETUP') return { isSetUp: false }
    throw error
  }
}

/** Provides the intake machine, with the draft that was stored before a reload or the end of the session. */
const provideIntake = (
  system: PortalSystem,
): { readonly machine: IntakeFormMachine; readonly input: IntakeInput } => {
  const { portal, bco } = system
  const snapshot = portal.getSnapshot()
  const { config } = snapshot.context
  const signIn = selectSignIn(snapshot)
  const user = signIn && selectUser(signIn.getSnapshot())
  if (!config || !user) throw new Error('The intake requires a signed-in user')
  const stored = readIntake(user.sub)
  const machine = intakeFormMachine.provide({
    actors: {
      validateIban: fromPromise(({ input, signal }) => validateIban(config, input.iban, signal)),
      validateVat: fromPromise(({ input, signal }) => validateVat(config, input.vat, signal)),
      submitSetup: fromPromise(async ({ input, signal }) => {
        const query = input.debug ? { debug: 1 as const } : {}
        await bco().call(postSetup, { query, body: input.payload }, { signal })
      }),
      lookUpAccount: fromPromise(({ signal }) => lookUpAccount(system, signal)),
    },
    actions: {
      keepDraft: (_, draft) => writeIntake(user.sub, draft),
      dropDraft: () => removeIntake(user.sub),
      reload: () => window.location.reload(),
    },
  })
  return {
    machine,
    input: {
      isCompany: stored?.isCompany ?? false,
      name: user.name,
      // Query parameter of the Setup call (S7).
      debug: visit.debug,
      ...(stored && { draft: readIntakeDraft(stored.draft) }),
    },
  }
}

/**
 * Returns the only intake of the signed-in user. It keeps running while a sign-in view hides it, so a pending form is
 * not submitted twice. It stops when the user or the viewed relation changes.
 */
export const useIntake = (): IntakeFormRef => {
  const system = useSystem()
  const [intake] = useState(() =>
    system.childOf('intake', () => ({ ...provideIntake(system), lifetime: 'relation' })),
  )
  return intake
}

/** Deletes the stored draft, because a deliberate sign-out must leave no data behind. */
export const dropIntake = ({ portal }: PortalSystem): void => {
  const signIn = selectSignIn(portal.getSnapshot())
  const user = signIn && selectUser(signIn.getSnapshot())
  if (user) removeIntake(user.sub)
}

/** True if the draft survives a reload, which requires browser storage. */
export const canStoreDraft = (): boolean => canStoreIntake()
