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

const CALLS = {
  location: 'the new location',
  placement: 'the placement',
  chargepoint: 'the installation of the charger',
  isplugandcharge: 'the setting of plug and charge',
  guestcharging: 'the setting of guest charging',
  whitelistgroup: 'the setting of the group of cards',
  reimbwhitelist: 'the setting of the reimbursement',
} as const

/** An installation as a manual tester does it. */
export const installationWizardWords: WordsFor<InstallationWizardMachine> = {
  holds: {},
  onlyOnChart:
    'Its screens are played by written tests (e2e/journeys/installationWizard.spec.ts): it has no page adapter yet.',
  starts: ({ stored }) =>
    stored === null
      ? 'Open the chargers without a draft'
      : 'Open the chargers, with an installation at its review',
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
    sections: {
      StepChargerType: 'Type',
      StepSerialNumber: 'Serial number',
      StepRelation: 'Owner',
      StepLocation: 'Location',
      StepAccess: 'Access',
      StepPlugCharge: 'Plug & Charge',
      StepGuestCharge: 'Guests',
      StepAccessCard: 'Cards',
      StepReimbursement: 'Reimbursement',
      StepPublish: 'Map',
      StepReview: 'Overview',
    },
    search: () => 'the search for what was sent',
    callNames: CALLS,
    submit: () => 'Install',
    done: () => 'Your charger is installed',
    leaveDone: 'View all chargers',
    calls: CALLS,
    labels: {
      serialNumber: 'Serial number',
      isPlugCharge: 'Access',
      guestIsFree: 'Guests',
      isMapFree: 'Map',
    },
    start: ({ isCompany }) => `Add a charger ${isCompany === true ? 'of a company' : 'of a private person'}`,
    check: {
      asked: 'the serial number',
      button: 'Check number',
      done: ({ serialVerdict = '' }) =>
        `Let the check of the serial number answer that it ${VERDICTS[serialVerdict.split(' ')[0] ?? ''] ?? 'is unknown'}`,
      state: '“Checking…” at the serial number',
    },
  }),
}
