import { expect } from '@playwright/test'
import {
  INSTALLATION_STEPS,
  type InstallationAnswers,
  type InstallationStep,
  type InstallationWizardMachine,
  type StoredDraft,
} from '@portal/machines'
import { installationKey } from '../installationDraft.ts'
import { chooseIn, paste, press } from '../journeys/keyboard.ts'
import { t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'
import { wizardOnPage } from './wizard.ts'

const PERSONA = 'fleet'

/** The texts of each step. */
const NAMES = {
  StepChargerType: 'install.type',
  StepSerialNumber: 'install.serial',
  StepRelation: 'install.relation',
  StepLocation: 'install.location',
  StepAccess: 'install.access',
  StepPlugCharge: 'install.plug',
  StepGuestCharge: 'install.guest',
  StepAccessCard: 'install.cards',
  StepReimbursement: 'install.reimbursement',
  StepPublish: 'install.publish',
  StepReview: 'install.review',
} as const satisfies Readonly<Record<InstallationStep, string>>

const SWITCHES: Readonly<Record<string, string>> = {
  isPublishMap: t('install.access.isPublishMap'),
  plugIsReimbursement: t('install.reimburse.plug'),
  guestIsReimburse: t('install.reimburse.guest'),
  isReimburse: t('install.reimburse.cards'),
}

/** The number of a charger of the mock's stock that has been heard: every fourth one has not. */
const stockOf = (visit: number): string => String(visit + Math.floor((visit - 1) / 3)).padStart(4, '0')

/** The installation wizard of a fleet manager, entered from the chargers. */
export const installationWizardOnPage = (stage: Stage): PageAdapter<InstallationWizardMachine> => {
  const { page, clock } = stage
  const main = page.getByRole('main')
  const link = (name: string) => main.getByRole('link', { name, exact: true })
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const soon = (wanted: ReturnType<typeof button>) => patiently(clock, () => expect(wanted).toBeVisible(SOON))

  /** The question about the draft, shown where a new one would begin. */
  const ask = async () => {
    await press(link(t('chargers.add')))
    await soon(button(t('wizard.draft.continue')))
  }

  const turn = async (one: ReturnType<typeof button>, isOn: boolean) => {
    if ((await one.isChecked()) !== isOn) await press(one, 'Space')
  }

  const answer = async (name: string, value: unknown, visit: number) => {
    const label = SWITCHES[name]
    if (label !== undefined)
      return turn(main.getByRole('switch', { name: label, exact: true }), value === true)
    const oneOf = main.locator(`input[type=radio][value="${name}"]`)
    if ((await oneOf.count()) > 0) return value === true ? press(oneOf, 'Space') : undefined
    if (typeof value === 'boolean') return turn(main.locator(`input[type=checkbox][name="${name}"]`), value)
    const choice = main.locator(`input[type=radio][name="${name}"][value="${String(value)}"]`)
    if ((await choice.count()) > 0) return press(choice, 'Space')
    const field = main.locator(`[name="${name}"]`)
    await soon(field)
    const option = field.locator(`option[value="${String(value)}"]`)
    if ((await field.locator('option').count()) > 0) {
      await patiently(clock, () => expect(option).toBeAttached(SOON))
      return chooseIn(field, String(value))
    }
    // A number printed on a card counts without the button that adds it.
    await paste(field, value === 'STOCK' ? `STOCK-${stockOf(visit)}` : String(value))
  }

  return wizardOnPage(stage, {
    persona: PERSONA,
    draftKey: (session) => installationKey(PERSONA, session),
    home: {
      path: '/my/chargepoints',
      begin: () => press(link(t('chargers.add'))),
      goOn: async () => {
        await ask()
        await press(button(t('wizard.draft.continue')))
      },
      discard: async () => {
        await ask()
        await press(button(t('wizard.draft.discard')))
      },
      keep: async () => {
        await soon(button(t('wizard.draft.continue')))
        await press(
          page
            .getByRole('navigation')
            .getByRole('link', { name: t('chargers.title') })
            .first(),
        )
      },
    },
    steps: Object.fromEntries(
      INSTALLATION_STEPS.map((step) => {
        const name = NAMES[step]
        return [step, { path: `/my/install/${step}`, title: t(`${name}.title`), label: t(name) }]
      }),
    ) as Record<InstallationStep, { path: string; title: string; label: string }>,
    fill: async (answers, visit) => {
      for (const [name, value] of Object.entries(answers)) await answer(name, value, visit)
    },
    // Of the answers that are played none falls in another step.
    fieldName: (name) => name,
    submit: () => t('install.submit'),
    done: () => t('install.done.title'),
    leaveDone: () => press(link(t('install.done.all'))),
    check: 'verifySerial',
    checkWords: t('install.serial.check'),
    recheckWords: t('faces.retry'),
    resetTokens: t('install.resetTokens'),
    calls: {
      location: {
        name: t('install.call.location'),
        operation: 'createupdateChargeLocation',
        look: 'filteredChargeLocation',
      },
      placement: {
        name: t('install.call.placement'),
        operation: 'createupdateChargePlacement',
        look: 'filteredChargePlacement',
      },
      chargepoint: {
        name: t('install.call.chargepoint'),
        operation: 'putChargepoint',
        look: 'getChargepoint',
      },
      isplugandcharge: {
        name: t('install.call.isplugandcharge'),
        operation: 'postPlugAndCharge',
        look: 'oneChargePlacement',
      },
      guestcharging: {
        name: t('install.call.guestcharging'),
        operation: 'postGuestCharging',
        look: 'oneChargePlacement',
      },
      whitelistgroup: {
        name: t('install.call.whitelistgroup'),
        operation: 'setPlacementGroup',
        look: 'oneChargePlacement',
      },
      reimbwhitelist: {
        name: t('install.call.reimbwhitelist'),
        operation: 'postReimbursement',
        look: 'oneChargePlacement',
      },
    },
    unlike: (draft, visit): StoredDraft => {
      const number = stockOf(visit)
      const location = draft.draft['location'] as Pick<InstallationAnswers, 'name'>
      return {
        ...draft,
        draft: {
          ...draft.draft,
          serialNumber: `STOCK-${number}`,
          serialVerdict: `VERIFIED STOCK-${number}`,
          chargepointID: `CPS${number}`,
          ...(location.name !== undefined && {
            location: { ...location, name: `${location.name} ${visit}` },
          }),
        },
      }
    },
  })
}
