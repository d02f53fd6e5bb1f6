import { type SigningOutRef, signingOutMachine } from '@portal/machines'
import { fromPromise } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { draftOwner } from '../../data/draftOwner.ts'
import { startChart } from '../../data/startChart.ts'
import { wizardDraftsOf } from '../../services/draftKeys.ts'
import { dropFiles } from '../../services/fileKeep.ts'
import { removeWizardDraft } from '../../services/wizardDraft.ts'

/** Starts the sign-out that the person has just chosen. */
export const startSigningOut = (system: PortalSystem): SigningOutRef => {
  const person = draftOwner(system)
  const signingOut = startChart(
    signingOutMachine.provide({
      actors: {
        wipeDrafts: fromPromise<void, { drafts: readonly string[] }>(async ({ input }) => {
          if (person === undefined) return
          for (const wizard of input.drafts) removeWizardDraft(wizard, person)
          await Promise.all(input.drafts.map((wizard) => dropFiles(`${wizard}:${person}`)))
        }),
      },
      actions: {
        signOut: () => {
          system.unsaved.forgetAll()
          system.portal.send({ type: 'SIGN_OUT' })
        },
      },
    }),
  )
  signingOut.send({ type: 'SIGN_OUT', drafts: person === undefined ? [] : wizardDraftsOf(person) })
  return signingOut
}
