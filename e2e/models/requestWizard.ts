import { expect } from '@playwright/test'
import {
  REQUEST_ROUTES,
  REQUEST_STEPS,
  type RequestStep,
  type RequestWizardMachine,
  UPLOAD_STALL_MS,
} from '@portal/machines'
import type { Facts } from '@portal/paths'
import { chooseIn, paste, press } from '../journeys/keyboard.ts'
import { PNG } from '../journeys/requestWizardHands.ts'
import { draftKey } from '../requestDraft.ts'
import { formats, t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'
import { wizardOnPage } from './wizard.ts'

const PERSONA = 'driver'

/** The kind of the request, of all that the path promises of its answers. */
const kindOf = ({ answers }: Facts): 'CHARGER' | 'CARD' | 'SUPPORT' =>
  (/(?:^| )kind (\w+)/.exec(String(answers))?.[1] ?? 'SUPPORT') as 'SUPPORT'

/** The request wizard of a driver, entered from the requests. */
export const requestWizardOnPage = (stage: Stage): PageAdapter<RequestWizardMachine> => {
  const { page, clock } = stage
  const main = page.getByRole('main')
  const field = (name: string) => main.locator(`[name="${name}"]`)
  const link = (name: string) => main.getByRole('link', { name, exact: true })

  const answer = async (name: string, value: unknown, visit: number) => {
    if (name === 'attachmentIds') {
      const opened = page.waitForEvent('filechooser')
      // That it is waited for reaches the page later than a key would: only what the page answers comes in turn.
      await page.evaluate(() => undefined)
      await press(main.getByRole('button', { name: t('files.add'), exact: true }))
      await (await opened).setFiles({ name: 'meter.png', mimeType: 'image/png', buffer: PNG })
      const files = main.getByRole('list', { name: t('files.list') }).getByRole('listitem')
      await patiently(clock, () => expect(files).toHaveCount(1, SOON))
      return
    }
    const choice = main.locator(`input[type=radio][name="${name}"][value="${String(value)}"]`)
    if ((await choice.count()) > 0) return press(choice, 'Space')
    if (name === 'contactTitle') return chooseIn(field(name), String(value))
    await paste(field(name), name === 'summary' ? `${String(value)} (${visit})` : String(value))
  }

  return wizardOnPage(stage, {
    persona: PERSONA,
    draftKey: (session) => draftKey(PERSONA, session),
    home: {
      path: '/my/requests',
      begin: async () => {
        await press(page.getByRole('button', { name: t('requests.new'), exact: true }))
        const item = page.getByRole('menuitem', { name: t('requests.new.SUPPORT') })
        await patiently(clock, () => expect(item).toBeVisible(SOON))
        await item.press('Enter')
      },
      goOn: () => press(link(t('requests.draft.continue'))),
      discard: () => press(link(t('requests.draft.discard'))),
      seeDraft: (isThere) =>
        expect(link(t('requests.draft.continue'))).toBeVisible({ ...SOON, visible: isThere }),
    },
    steps: Object.fromEntries(
      REQUEST_STEPS.map((step) => [
        step,
        {
          path: `/my/${REQUEST_ROUTES[step]}`,
          title: t(`requestWizard.${step}.title`),
          label: t(`requestWizard.${step}.label`),
        },
      ]),
    ) as Record<RequestStep, { path: string; title: string; label: string }>,
    fill: async (answers, visit) => {
      for (const [name, value] of Object.entries(answers)) await answer(name, value, visit)
    },
    fieldName: (name) => t(`requestWizard.field.${name as 'remarks'}`),
    submit: (expected) => {
      const words = t(`requestWizard.submit.${kindOf(expected)}`)
      return expected.total === null ? words : `${words} · ${formats.money(Number(expected.total))}`
    },
    done: (expected) => t(`requestWizard.done.${kindOf(expected)}`),
    leaveDone: () => press(link(t('requestWizard.done.all'))),
    check: 'outside.vat',
    checkWords: t('requestWizard.vat.lookUp'),
    calls: {
      request: {
        name: t('requestWizard.call.request'),
        operation: 'createupdateRequest',
        look: 'filteredRequest',
      },
      chargepassrequest: {
        name: t('requestWizard.call.chargepassrequest'),
        operation: 'createupdateChargePassRequest',
        look: 'filteredChargePassRequest',
      },
      attachments: {
        name: t('requestWizard.call.attachments'),
        operation: 'addAttachment',
        silence: UPLOAD_STALL_MS,
        look: 'listAttachments',
      },
    },
    unlike: (draft, visit) => ({ ...draft, draft: { ...draft.draft, remarks: `Visit ${visit}.` } }),
  })
}
