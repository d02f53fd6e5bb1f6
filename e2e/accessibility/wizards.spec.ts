import { INSTALLATION_STEPS, REQUEST_ROUTES, REQUEST_STEPS, type StoredDraft } from '@portal/machines'
import { installationDefinition, requestDefinition } from '@portal/machines/wizardDefinitions'
import { installationAt, installationKey } from '../installationDraft.ts'
import { button } from '../journeys/views.ts'
import type { Look } from '../look/picture.ts'
import { wizardLooks } from '../look/wizards.ts'
import { draftAt, draftKey } from '../requestDraft.ts'
import { EMPTY_PAGE } from '../signIn.ts'
import { expect, type Page, test } from '../stack.ts'
import { textsIn } from '../texts.ts'
import { expectAccessible } from './axe.ts'
import { covered, misplaced } from './fits.ts'

const PERSONA = 'fleet'

interface ViewState extends Pick<Look, 'name' | 'route' | 'faults' | 'held' | 'after'> {
  readonly stored: (session: string) => Readonly<Record<string, string>>
}

type Definition = Pick<typeof installationDefinition | typeof requestDefinition, 'draft'>

const of = (id: string): ViewState[] => wizardLooks.filter(({ name }) => name.startsWith(`${id}-`))

/** Each step with its answers, and the extra views of `npm run look`. */
const WIZARDS: Readonly<
  Record<
    string,
    {
      readonly definition: Definition
      readonly steps: readonly ViewState[]
      readonly faces: readonly ViewState[]
    }
  >
> = {
  request: {
    definition: requestDefinition,
    steps: REQUEST_STEPS.map((step) => ({
      name: step,
      route: `/my/${REQUEST_ROUTES[step]}`,
      stored: (session) => ({
        [draftKey(PERSONA, session)]: JSON.stringify(draftAt(`/my/${REQUEST_ROUTES[step]}`)),
      }),
    })),
    faces: of('request'),
  },
  installation: {
    definition: installationDefinition,
    steps: INSTALLATION_STEPS.map((step) => ({
      name: step,
      route: `/my/install/${step}`,
      stored: (session) => ({
        [installationKey(PERSONA, session)]: JSON.stringify(installationAt(`/my/install/${step}`)),
      }),
    })),
    faces: of('install'),
  },
}
/** Widths of the smallest phone and of a common one; both are tested at the height of the smallest. */
const [SMALLEST, USUAL] = [320, 390]
const HEIGHT = 568

/** Number of the first draft that the other tab stores; each later draft gets the next number. */
const FIRST_DRAFT = 1_001

const form = (page: Page) => page.locator('.wizard-form')

const expectSettled = async (page: Page): Promise<void> => {
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main .animate-shimmer')).toHaveCount(0)
}

const expectInPlace = async (page: Page, name: string, width = SMALLEST): Promise<void> => {
  await page.setViewportSize({ width, height: HEIGHT })
  expect.soft(await misplaced(page), `${name} at ${width} px`).toEqual([])
}

/** Messages at invalid fields and groups. */
const mistakes = (page: Page) => form(page).locator('.text-err-ink')

/** Returns the stored draft without the answers to the current step. */
const withoutAnswers = async (page: Page, text: string, definition: Definition): Promise<string> => {
  const fields = await form(page)
    .locator('[name]')
    .evaluateAll((all) =>
      all.flatMap((one) => [one.getAttribute('name') ?? '', one.getAttribute('value') ?? '']),
    )
  const stored = JSON.parse(text) as StoredDraft
  const answers = definition.draft?.read(stored.draft) ?? stored.draft
  const left = Object.fromEntries(Object.entries(answers).filter(([name]) => !fields.includes(name)))
  return JSON.stringify({ ...stored, draft: definition.draft?.write(left) ?? left })
}

const store = (tab: Page, key: string, text: string) =>
  tab.evaluate(([name, value]) => window.localStorage.setItem(name, value), [key, text] as const)

for (const [id, { definition, steps, faces }] of Object.entries(WIZARDS))
  test(`On the smallest phone nothing in the ${id} wizard is cut off, covered or too wide in French`, async ({
    page,
    context,
    mock,
    keep,
    signInAs,
    errors,
  }) => {
    const { t } = await textsIn('fr')
    errors.allow(/Failed to load resource/)
    await page.setViewportSize({ width: SMALLEST, height: HEIGHT })
    await keep({ 'charge-portal:language': 'fr', ...steps[0]?.stored(mock.session) })
    await signInAs(PERSONA, steps[0]?.route)
    await expectSettled(page)
    const other = await context.newPage()
    await other.goto(EMPTY_PAGE)
    // A background tab renders only once a second.
    await page.bringToFront()

    let drafts = FIRST_DRAFT - 1
    /** Takes over a draft that another tab stored: loading the page for each view would take minutes. */
    const take = async (key: string, text: string) => {
      drafts += 1
      // The portal ignores unchanged drafts, so each draft gets its own number.
      await store(other, key, text.replace(/(?<="key":"[^"]{24})\d{12}/, String(drafts).padStart(12, '0')))
      const goOn = button(page, t('wizard.overtaken.continue'))
      await expect(goOn).toBeVisible()
      if (drafts === FIRST_DRAFT) await expectInPlace(page, 'the notice that another tab continued the draft')
      await goOn.click()
      await expectSettled(page)
    }
    const show = async ({ route, stored }: ViewState) => {
      const [[key, text] = ['', '']] = Object.entries(stored(mock.session))
      if ((await form(page).count()) > 0) await take(key, text)
      else {
        // Leaves the wizard first, because its history entry holds the previous draft.
        await page.goto(EMPTY_PAGE)
        await store(other, key, text)
        await page.goto(route)
        await expectSettled(page)
      }
      await expect(page).toHaveURL(route)
      return [key, text] as const
    }

    for (const step of steps) {
      const [key, text] = await show(step)
      await expectInPlace(page, step.name, USUAL)
      await expectInPlace(page, step.name)
      expect.soft(await covered(page), `fields of ${step.name} under the bar or the foot`).toEqual([])
      // The review has no required answers, so it cannot show errors.
      if (step === steps.at(-1)) continue
      await take(key, await withoutAnswers(page, text, definition))
      await form(page).locator('[type=submit]').click()
      await expect(mistakes(page).first()).toBeVisible()
      await expect(page).toHaveURL(step.route)
      await expectInPlace(page, `${step.name} with errors`)
    }
    for (const { after, faults = [], held = [], ...viewState } of faces) {
      for (const { operation, outcome } of faults) await mock.fault(operation, outcome)
      const holds = await Promise.all(held.map((operation) => mock.hold(operation)))
      await show(viewState)
      await after?.(page)
      await expectSettled(page)
      await expectInPlace(page, viewState.name)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, { rules: ['color-contrast'] })
      await page.emulateMedia({ colorScheme: 'light' })
      await mock.clearFaults()
      await Promise.all(holds.map((hold) => hold.remove()))
    }
  })
