// @vitest-environment jsdom
import { type InstallationStep, installationStart, installationWizard } from '@portal/machines'
import { installationDefinition } from '@portal/machines/wizardDefinitions'
import type { Language } from '@portal/schemas'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { I18n } from '../../app/appearance.ts'
import * as hands from '../../components/wizard/testing/hands.ts'
import {
  answered,
  notWalked,
  type PageInput,
  readInEach,
  walksOf,
} from '../../components/wizard/testing/walks.ts'
import { BRANCHES, CASES, onPage, RULES } from './testing/branches.ts'
import { clear, loadWords, show, speak, start } from './testing/open.tsx'
import { stage } from './testing/stage.ts'
import { stepWords } from './words.ts'

/**
 * Walks every branch of the installation wizard on its real screens with only the keyboard, and reads each step in
 * every language. Journeys cover the features that need a browser: map, camera, place search, widths and colours.
 */

vi.mock('../../app/context.ts', async () => (await import('./testing/stage.ts')).context)
vi.mock('../../data/wizard.ts', async (original) => {
  const { stage } = await import('./testing/stage.ts')
  return { ...(await original<object>()), useWizard: () => stage.wizard }
})
vi.mock('../../data/query.ts', async () => (await import('./testing/stage.ts')).reads)
vi.mock('../../data/useNow.ts', () => ({ useNow: () => 0 }))
vi.mock('../../data/notify.ts', () => ({ useNotify: () => () => undefined }))
vi.mock('../../components/places/PlaceSearch.tsx', () => ({ PlaceSearch: () => null }))
vi.mock('../../components/PinMap.tsx', () => ({ PinMap: () => null }))
vi.mock('./kind.ts', () => ({ installationKind: undefined }))
vi.mock('./wiring.ts', () => ({ canReadCodes: () => false, canScanCodes: () => false }))

beforeAll(loadWords)
afterEach(clear)

const readVerdict = async (words: string) => {
  expect(document.querySelector('[role=status]:not(:empty)')?.textContent).toContain(words)
  await hands.goOn()
}

const FREE: readonly InstallationStep[] = ['StepChargerType', 'StepReview']

const WALKED = answered(installationDefinition, BRANCHES, CASES)

test('the branches of the installation wizard cover every transition between steps', () => {
  expect(notWalked(installationDefinition, WALKED)).toEqual([])
})

/** Fills in a field. The prefix `install.` marks the text key of a switch, which has no field name. */
const answer = (field: string, value: string | boolean) =>
  hands.answer(field.startsWith('install.') ? (stage.i18n as I18n).t(field as 'install.name') : field, value)

const tryOut = async (language: Language, current: InstallationStep, answers: PageInput): Promise<void> => {
  readInEach(speak, language, (i18n) => {
    expect(hands.heading()).toBe(stepWords(i18n.t, current).title)
    hands.expectReachable()
  })
  if (!FREE.includes(current)) await hands.expectNotLeft(answers[0]?.[0])
  for (const [field, wrong, message] of RULES[current] ?? []) {
    answer(field, wrong)
    if (!message) continue
    hands.leave(field)
    readInEach(speak, language, (i18n) =>
      expect(hands.mistakeOf(field), `${field}: ${String(wrong).slice(0, 20)}`).toBe(message(i18n)),
    )
  }
  // Turn off reimbursement, because the empty reimburser would block the step.
  if (current === 'StepPlugCharge') answer('install.reimburse.plug', false)
}

test.each(walksOf(installationDefinition, WALKED, onPage))(
  'the installation wizard completes by keyboard in $language on $screen: $name',
  async ({ answers: { isCompany = false, tokens }, language, screen, way, sent: expected }) => {
    hands.wide(screen === 'a wide screen')
    const { t } = speak(language)
    const { actor, sent, step } = start({ answers: installationStart({ isCompany, ownRelationId: 'X1' }) })
    await show()
    for (const { step: current, input, isNew, isExamined } of way) {
      expect(step()).toBe(current)
      expect(hands.heading()).toBe(stepWords(t, current).title)
      if (isNew) await tryOut(language, current, input)
      if (isExamined) await hands.expectAccessible()
      for (const [field, value] of input) answer(field, value)
      await hands.goOn()
      // The wizard shows the verdict before it continues.
      if (current === 'StepSerialNumber') await readVerdict(t('install.serial.VERIFIED'))
    }
    readInEach(speak, language, (i18n) => expect(hands.heading()).toBe(i18n.t('install.done.title')))
    expect(sent).toMatchObject(expected)
    expect(installationWizard.answers(actor.getSnapshot()).tokens).toEqual(tokens)
  },
)
