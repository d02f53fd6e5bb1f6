import { expect } from '@playwright/test'
import {
  REQUEST_ROUTES,
  REQUEST_STEPS,
  type RequestStep,
  type RequestWizardMachine,
  UPLOAD_STALL_MS,
} from '@portal/machines'
import type { Facts } from '@portal/machines/paths'
import { draftKey } from '../requestDraft.ts'
import { formats, t } from '../texts.ts'
import type { PageAdapter } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'
import { wizardOnPage } from './wizard.ts'

const PERSONA = 'driver'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

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
      await main
        .locator(`input[name="${name}"]`)
        .setInputFiles([{ name: 'meter.png', mimeType: 'image/png', buffer: PNG }])
      const files = main.getByRole('list', { name: t('files.list') }).getByRole('listitem')
      await patiently(clock, () => expect(files).toHaveCount(1, SOON))
      return
    }
    if (name === 'contactTitle') return void (await field(name).selectOption(String(value)))
    const choice = main.locator(`input[type=radio][name="${name}"][value="${String(value)}"]`)
    if ((await choice.count()) > 0) return choice.check()
    await field(name).fill(name === 'summary' ? `${String(value)} (${visit})` : String(value))
  }

  return wizardOnPage(stage, {
    persona: PERSONA,
    draftKey: (session) => draftKey(PERSONA, session),
    home: {
      path: '/my/requests',
      begin: async () => {
        await page.getByRole('button', { name: t('requests.new'), exact: true }).click()
        const item = page.getByRole('menuitem', { name: t('requests.new.SUPPORT') })
        await patiently(clock, () => expect(item).toBeVisible(SOON))
        await item.click()
      },
      goOn: () => link(t('requests.draft.continue')).click(),
      discard: () => link(t('requests.draft.discard')).click(),
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
    leaveDone: () => link(t('requestWizard.done.all')).click(),
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
