import {
  type CallInput,
  type Data,
  type InstallationAnswers,
  type InstallationCall,
  type InstallationStep,
  provideInstallationWizard,
  serialVerdictOf,
} from '@portal/machines'
import { verifySerial } from '@portal/schemas'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import type { WizardDraft } from '../../data/wizardDraft.ts'
import type { ProvidedWizard } from '../../data/wizardKind.ts'
import { isBcoFailure } from '../../services/bco.ts'
import { isStrange } from '../../services/readers/read.ts'
import { CALLS } from './calls.ts'
import { lookUp } from './lookUp.ts'
import { verdictAnswers } from './mapping.ts'

export { canReadCodes, canScanCodes, readCode } from '../../services/barcode.ts'

/**
 * Checks whether the charger with this serial number may be installed. An unknown number is a verdict, not an error.
 */
const checkSerial = async (
  { bco }: PortalSystem,
  answers: InstallationAnswers,
  signal: AbortSignal,
): Promise<Partial<InstallationAnswers>> => {
  try {
    const serial = (answers.serialNumber ?? '').trim()
    const { data } = await bco().call(verifySerial, { params: { serial } }, { signal })
    const { Verdict } = data
    if (isStrange(Verdict))
      throw new Error(`Verify/Serial returned the unknown verdict '${Verdict.slice(1)}'`)
    return verdictAnswers(answers, { ...data, Verdict })
  } catch (error) {
    if (isBcoFailure(error) && error.code === 'CHARGEPOINTNOTFOUND')
      return { serialVerdict: serialVerdictOf(answers, 'UNKNOWN') }
    throw error
  }
}

export const provideInstallation = (
  system: PortalSystem,
  { actions }: WizardDraft<InstallationStep, InstallationAnswers>,
): ProvidedWizard<InstallationStep, InstallationAnswers> => {
  const call = (name: InstallationCall) =>
    fromPromise<Data, CallInput>(({ input, signal }) =>
      CALLS[name](system.bco(), input, { signal, intent: input.key }),
    )
  return {
    machine: provideInstallationWizard({
      actors: {
        checkStep: fromPromise(({ input, signal }) => checkSerial(system, input.answers, signal)),
        lookUp: fromPromise(({ input, signal }) => lookUp(system.bco(), input, { signal })),
        location: call('location'),
        placement: call('placement'),
        chargepoint: call('chargepoint'),
        isplugandcharge: call('isplugandcharge'),
        guestcharging: call('guestcharging'),
        whitelistgroup: call('whitelistgroup'),
        reimbwhitelist: call('reimbwhitelist'),
      },
      actions,
    }),
  }
}
