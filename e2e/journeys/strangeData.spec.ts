import { requestsUnderWay } from '../requests.ts'
import { fullScreens } from '../screens.ts'
import { expect, type Page, test } from '../stack.ts'
import { t } from '../texts.ts'
import { expectSettled, failedRequest, goWithin } from './views.ts'

/** Mutations of a value; consecutive fields of a record get consecutive mutations. */
const STRANGE: readonly ((value: unknown) => unknown)[] = [
  () => null,
  () => undefined,
  (value) => (typeof value === 'string' && /^[A-Z][A-Z_0-9]+$/.test(value) ? 'BRAND_NEW' : value),
  (value) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? 'soon' : value),
  (value) => ({ odd: [value] }),
]

/** Mutates all fields but ids, because the URLs of screens contain them. `turn` selects the first mutation. */
const strange = (value: unknown, turn: number): unknown => {
  if (Array.isArray(value)) return value.map((one, index) => strange(one, turn + index))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner], index) => {
      if (key.endsWith('Id')) return [key, inner]
      const isPart = typeof inner === 'object' && inner !== null
      return [key, isPart ? strange(inner, turn + index) : STRANGE[(turn + index) % STRANGE.length]?.(inner)]
    }),
  )
}

/** Changes all API responses except those about the signed-in user and the banner. */
const answerStrangely = (
  page: Page,
  change: (data: unknown) => unknown,
  answers = /\/api\/.*\/BCO\/(?!UserInfo|Banner)/,
) =>
  page.route(answers, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Record<string, unknown>
    const name = 'Data' in answer ? 'Data' : 'data'
    await route.fulfill({ response, json: { ...answer, [name]: change(answer[name]) } })
  })

/** Fails with the names of the elements that overflow the window. */
const expectNoOverflow = async (page: Page, what: string) => {
  const sticking = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .map((one) => `${one.tagName} ${one.getAttribute('class')}`)
    return [...new Set(wide)].slice(0, 12)
  })
  expect.soft(sticking, what).toEqual([])
}

const NAMES = /^(Description|Name|LocationDescription|City|Street|Summary|ChargeBoxIdentifier|Vendor|Email)$/

/** 300 characters without a space to break at: Latin letters, joined emoji, and right-to-left text. */
const LONG =
  'Laadpaalvanhethoofdkantoor'.repeat(7).slice(0, 180) +
  '👩‍🔧'.repeat(8) +
  'محطةشحنالسياراتالكهربائية'.repeat(4).slice(0, 80)

const longNames = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(longNames)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      NAMES.test(key) && typeof inner === 'string' ? LONG : longNames(inner),
    ]),
  )
}

/** Wizard steps need a draft; without one each URL leads to the first step. */
const FIRST_STEPS = ['/my/account-type', '/my/install/StepChargerType']
const screens = fullScreens.filter(
  ({ path, stored }) =>
    /^\/(dashboard|locations|my\/(?!profile|changepassword|service))/.test(path) &&
    (!stored || FIRST_STEPS.includes(path)),
)

/** Reads no data, so everything read later is mutated from the start. */
const START = '/my/changepassword'

/** Limit for screens that hang. */
const SCREEN_TIMEOUT_MS = 60_000

/** Profiles show only the signed-in user, whose data is never mutated but may be long. */
const profiles = fullScreens.filter(({ path }) => path === '/my/profile')

/**
 * Visits all screens in one document, because signing in and loading for each would take longer than the screens
 * themselves.
 */
for (const persona of new Set(screens.map((screen) => screen.persona))) {
  test(`Each screen of the ${persona} renders invalid data; names of 300 characters, with emoji and right-to-left text, break no layout`, async ({
    page,
    signInAs,
  }) => {
    const own = screens.filter((screen) => screen.persona === persona)
    test.setTimeout(own.length * SCREEN_TIMEOUT_MS)
    let turn = 0
    await signInAs(persona, START)
    await answerStrangely(page, (data) => strange(data, turn))
    for (const { name, address } of own)
      await test.step(name, async () => {
        turn = name.length
        await goWithin(page, address)
        await expectSettled(page)
        const main = page.getByRole('main')
        await expect(main, name).not.toContainText(t('faces.crash.title'))
        await expect(main, name).not.toContainText(/NaN|undefined|Invalid Date|\[object/)
      })

    await page.unrouteAll()
    await answerStrangely(page, longNames, /\/api\/.*\/BCO\/(?!Banner)/)
    await page.goto(START)
    for (const { name, address } of [...own, ...profiles.filter((one) => one.persona === persona)])
      await test.step(`${name}, with long names`, async () => {
        await goWithin(page, address)
        await expectSettled(page)
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await expectNoOverflow(page, `${name} at ${width} px`)
        }
      })
  })
}

/** Adds a URL of 350 characters to each user-written text. */
const longWords = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => longWords(one))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, longWords(inner, name)]))
  return typeof value === 'string' && (value.includes(' ') || NAMES.test(key))
    ? `${value} https://portal.example/${'a'.repeat(327)}`
    : value
}

/** Screens that read data, without stored drafts. */
const ofData = fullScreens.filter(({ path, stored }) => !stored && path !== '/ui-elements')

for (const persona of new Set(ofData.map((screen) => screen.persona)))
  test(`A URL of 350 characters in any text does not widen any screen of the ${persona}`, async ({
    page,
    signInAs,
  }) => {
    const own = ofData.filter((screen) => screen.persona === persona)
    test.setTimeout(own.length * SCREEN_TIMEOUT_MS)
    const underWay = requestsUnderWay(page)
    const countUnderWay = () =>
      page.evaluate(() => new Promise(requestAnimationFrame)).then(() => underWay.size)
    await page.setViewportSize({ width: 390, height: 800 })
    await signInAs(persona, START)
    await answerStrangely(page, (data) => longWords(data))
    await page.goto(START)
    for (const { name, address } of own)
      await test.step(name, async () => {
        await goWithin(page, address)
        await expectSettled(page)
        // Parts without a skeleton appear with their responses.
        await expect.poll(countUnderWay).toBe(0)
        await expectSettled(page)
        await expectNoOverflow(page, name)
      })
  })

test('A payload of an unexpected type shows a failure with the code UNEXPECTED', async ({
  page,
  signInAs,
}) => {
  await answerStrangely(page, () => null)
  await signInAs('fleet', '/my/chargepoints')
  await expect(page.getByRole('alert').filter({ hasText: t('reads.chargersFailed') })).toContainText(
    t('reads.code', { code: 'UNEXPECTED' }),
  )
})

test('A charger without an id is marked in its row, and an invalid entry is counted below', async ({
  page,
  signInAs,
}) => {
  await answerStrangely(page, (data) => (Array.isArray(data) ? [{}, null, ...data.slice(2)] : data))
  await signInAs('fleet', '/my/chargepoints')
  const rows = page.getByRole('table').getByRole('row')
  const marked = rows.filter({ hasText: t('reads.unreadable') })
  await expect(marked).toHaveCount(1)
  await expect(marked.getByRole('link')).toHaveCount(0)
  await expect(rows.getByRole('link')).not.toHaveCount(0)
  await expect(page.getByText(t('reads.skipped', { count: 1 }))).toBeVisible()
})

test('An error code of 5,000 characters is truncated and fits on a phone', async ({
  page,
  signInAs,
  errors,
}) => {
  errors.allow(failedRequest('/chargepoint/BCO/list'))
  const code = 'X'.repeat(5_000)
  await page.route('**/chargepoint/BCO/list*', (route) =>
    route.fulfill({ status: 500, json: { result: { status: 'error', errorcode: code, message: code } } }),
  )
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAs('fleet', '/my/chargepoints')
  const failure = page.getByRole('alert').filter({ hasText: t('reads.chargersFailed') })
  await expect(failure).toContainText(`${'X'.repeat(40)}…`)
  await failure.getByText(t('faces.details')).click()
  await expectNoOverflow(page, 'the failure')
  expect((await page.getByRole('main').textContent())?.length).toBeLessThan(2_000)
})
