import type { WordsFor } from '../paths/wordsFor.ts'
import { wizardWords } from '../wizard/words.ts'
import type { InstallationAnswers } from './answers.ts'
import type { InstallationWizardMachine } from './machine.ts'
import type { InstallationStep } from './routes.ts'
import type { InstallationCall } from './steps.ts'

const VERDICTS: Readonly<Record<string, string>> = {
  VERIFIED: 'may be installed',
  OFFLINE: 'may be installed, and is offline',
  INSTALLED: 'is installed already',
}

/** An installation as a manual tester does it. */
export const installationWizardWords: WordsFor<InstallationWizardMachine> = {
  holds: [],
  starts: ({ stored }) =>
    stored === null
      ? 'Open the chargers, signed in as fleet, without a draft'
      : 'Open the chargers, signed in as fleet, with a draft of an installation',
  ...wizardWords<InstallationStep, InstallationAnswers, InstallationCall>({
    titles: {
      StepChargerType: 'Which type of charger is it?',
      StepSerialNumber: 'What is the serial number?',
      StepRelation: 'Whose charger is it?',
      StepLocation: 'Where is the charger?',
      StepAccess: 'Who may charge?',
      StepPlugCharge: 'What does Plug & Charge cost?',
      StepGuestCharge: 'What do guests pay?',
      StepAccessCard: 'Which cards may charge?',
      StepReimbursement: 'Who is reimbursed?',
      StepPublish: 'What do drivers see?',
      StepReview: 'Check and install',
    },
    calls: {
      location: 'the new location',
      placement: 'the placement',
      chargepoint: 'the installation of the charger',
      isplugandcharge: 'the setting of plug and charge',
      guestcharging: 'the setting of guest charging',
      whitelistgroup: 'the setting of the group of cards',
      reimbwhitelist: 'the setting of the reimbursement',
    },
    labels: {
      serialNumber: 'Serial number',
      isPlugCharge: 'Access',
      guestIsFree: 'Guests',
      isMapFree: 'Map',
      reimburserId: 'Person to reimburse',
      reimbsubscriptiontypeid: 'Subscription type',
    },
    start: ({ isCompany }) => `Add a charger ${isCompany === true ? 'of a company' : 'of a private person'}`,
    submit: '“Install charger”',
    answer: (answers) =>
      `Answer the step: ${Object.entries(answers)
        .map(([field, value]) => `${field} ${String(value)}`)
        .join(', ')}`,
    check: {
      asked: 'the serial number',
      button: '“Check number”, or “Try again” where it failed,',
      done: ({ serialVerdict = '' }) =>
        `Let the check of the serial number answer that it ${VERDICTS[serialVerdict.split(' ')[0] ?? ''] ?? 'is unknown'}`,
      state: '“Checking…” at the serial number',
    },
  }),
}
