import { type NewVersionRef, newVersionMachine } from '@portal/machines'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'
import { watchPage } from '../../services/page.ts'
import { isOtherVersion } from '../../services/version.ts'

/** Checks for a new version immediately, then periodically and when the window receives focus. */
export const useNewVersion = (): NewVersionRef => {
  const version = useActorRef(
    newVersionMachine.provide({
      actors: { look: fromPromise(({ signal }) => isOtherVersion(signal)) },
      actions: { reload: () => window.location.reload() },
    }),
    inspected,
  )
  useEffect(() => watchPage(['FOCUS'], version.send), [version])
  return version
}
