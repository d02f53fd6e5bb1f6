import { type NewVersionRef, newVersionMachine } from '@portal/machines'
import { fromPromise } from 'xstate'
import { followPage } from '../../data/page.ts'
import { startChart } from '../../data/startChart.ts'
import { isOtherVersion } from '../../services/version.ts'

/** Starts to look for a new version, now and from time to time. */
export const startNewVersion = (): NewVersionRef => {
  const version = startChart(
    newVersionMachine.provide({
      actors: { look: fromPromise(({ signal }) => isOtherVersion(signal)) },
      actions: { reload: () => window.location.reload() },
    }),
  )
  followPage(version, ['FOCUS'])
  return version
}
