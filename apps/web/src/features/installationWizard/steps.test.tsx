// @vitest-environment jsdom
import { INSTALLATION_STEPS, type InstallationStep, installationStart } from '@portal/machines'
import { LANGUAGES } from '@portal/schemas'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as hands from '../../components/wizard/testing/hands.ts'
import { BRANCHES, RULES } from './testing/branches.ts'
import { clear, loadWords, show, speak, start } from './testing/open.tsx'
import { stepWords } from './words.ts'

/*
 * Every branch of the installation wizard on its real screens, in each language, by what a keyboard can do. What only a
 * browser knows (map, camera, search of places, widths, colours) is in the journeys.
 */

vi.mock('../../app/context.ts', async () => (await import('./testing/stage.ts')).context)
vi.mock('../../data/wizard.ts', async (original) => {
  const { stage } = await import('./testing/stage.ts')
  return { ...(await original<object>()), useWizard: () => stage.wizard }
})
vi.mock('../../data/reads.ts', async () => (await import('./testing/stage.ts')).reads)
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

/** Steps that can be left as they come. */
const FREE: readonly InstallationStep[] = ['StepChargerType', 'StepReview']

const walks = Object.entries(BRANCHES).flatMap(([name, { isCompany, way, sent }], place) =>
  LANGUAGES.map((language, index) => ({
    name,
    isCompany,
    sent,
    language,
    screen: (place + index) % 2 === 0 ? 'a wide screen' : 'a phone',
    way: way.map(([step, given]) => ({
      step,
      given,
      // Looking at a face takes long: that of each step once, each in another language than the one before.
      isExamined:
        index === INSTALLATION_STEPS.indexOf(step) % LANGUAGES.length &&
        name === Object.entries(BRANCHES).find(([, one]) => one.way.some(([asked]) => asked === step))?.[0],
    })),
  })),
)

test('The branches together ask every step', () => {
  const asked = Object.values(BRANCHES).flatMap(({ way }) => way.map(([step]) => step))
  expect([...new Set(asked)].toSorted()).toEqual([...INSTALLATION_STEPS].toSorted())
})

test.each(walks)('By keyboard alone in $language on $screen: $name', async (walk) => {
  hands.wide(walk.screen === 'a wide screen')
  const i18n = speak(walk.language)
  const { t } = i18n
  /** A switch has a name by its words only. */
  const answer = (field: string, value: string | boolean) =>
    hands.answer(field.startsWith('install.') ? t(field as 'install.name') : field, value)
  const { sent, step } = start({
    answers: installationStart({ isCompany: walk.isCompany, ownRelationId: 'X1' }),
  })
  await show()
  for (const { step: asked, given, isExamined } of walk.way) {
    expect(step()).toBe(asked)
    expect(hands.heading()).toBe(stepWords(t, asked).title)
    hands.expectReachable()
    const fields = Object.keys(given)
    if (!FREE.includes(asked)) await hands.expectNotLeft(fields[0])
    for (const [field, wrong, message] of RULES[asked] ?? []) {
      answer(field, wrong)
      if (!message) continue
      hands.leave(field)
      expect(hands.mistakeOf(field), `${field}: ${String(wrong).slice(0, 20)}`).toBe(message(i18n))
    }
    if (isExamined) await hands.expectAccessible()
    // Over what was wrong.
    if (asked === 'StepPlugCharge') answer('install.reimburse.plug', false)
    for (const field of fields) answer(field, given[field] ?? '')
    await hands.goOn()
    // What the check says is read before a person goes on.
    if (asked === 'StepSerialNumber') await readVerdict(t('install.serial.VERIFIED'))
  }
  expect(hands.heading()).toBe(t('install.done.title'))
  expect(sent).toMatchObject(walk.sent)
})
