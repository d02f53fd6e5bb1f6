import { type SigningOutRef, signingOutMachine } from '@portal/machines'
import { fromPromise } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { draftOwner } from '../../data/draftOwner.ts'
import { startChart } from '../../data/startChart.ts'

/** Starts the chosen sign-out. What deletes is loaded when there is something to delete. */
export const startSigningOut = (system: PortalSystem): SigningOutRef =>
  startChart(
    signingOutMachine.provide({
      actors: {
        wipeDrafts: fromPromise<void, { drafts: readonly string[] }>(async ({ input }) => {
          const person = draftOwner(system)
          if (person === undefined) return
          const { wipe } = await import('./wiringWipe.ts')
          await wipe(input.drafts, person)
        }),
      },
      actions: { signOut: () => system.portal.send({ type: 'SIGN_OUT' }) },
    }),
  )
