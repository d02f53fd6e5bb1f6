import type { Page } from '@playwright/test'
import { INSTALLATION_STEPS, type InstallationAnswers, type StoredDraft } from '@portal/machines'
import { USER_KEY } from './signIn.ts'

/** What a wizard keeps on the device, so that one of its steps can be opened. */
export interface KeptDraft {
  /** Name of the wizard in the key of the storage. */
  readonly wizard: string
  readonly draft: StoredDraft
}

/** A public charger of the fleet with everything that can be chosen. */
const INSTALLATION: InstallationAnswers = {
  kind: 'INSTALLATION',
  isCompany: true,
  ownRelationId: 'R00003',
  chargertype: 'PUBLIC',
  serialNumber: 'STOCK-0007',
  serialVerdict: 'VERIFIED STOCK-0007',
  chargepointID: 'CPS0007',
  relationId: 'R00003',
  relationContactId: 'RC00003',
  locationChoice: 'NEW',
  name: 'Kaai 12',
  street: 'Kaai',
  housenumber: '12',
  postalcode: '8380',
  city: 'Zeebrugge',
  country: 'BE',
  latitude: 51.33,
  longitude: 3.2,
  isPlugCharge: true,
  isGuestCharge: true,
  isRFID: true,
  isPublishMap: true,
  plugFee: 'CREG',
  plugIsReimbursement: true,
  plugReimburser: 'RC00003',
  guestIsCustomfee: true,
  guestCustomfee: 0.4,
  whitelistGroup: 'NOORDZEE-R00003#FLEET',
  subscriptiontypeid: 'ST002',
  tokens: ['T000010'],
  isReimburse: true,
  reimburserId: 'RC00003',
  reimbsubscriptiontypeid: 'ST002',
  isMapPaid: true,
}

const installationAt = (step: (typeof INSTALLATION_STEPS)[number]): KeptDraft => ({
  wizard: 'installation',
  draft: {
    v: 1,
    kind: 'INSTALLATION',
    steps: INSTALLATION_STEPS.slice(0, INSTALLATION_STEPS.indexOf(step) + 1),
    draft: { ...INSTALLATION },
    attachmentIds: [],
    submission: { key: 'a-draft-of-a-test', callsDone: [] },
  },
})

/** By the path of each step, the draft that is there. */
const DRAFTS: ReadonlyMap<string, KeptDraft> = new Map(
  INSTALLATION_STEPS.map((step) => [`/my/install/${step}`, installationAt(step)]),
)

/** The draft without which a path shows nothing. */
export const draftOf = (path: string): KeptDraft | undefined => DRAFTS.get(path)

/** Keeps a draft for whoever signs in, before the next document of the page runs; one that is there already stays. */
export const keepDraft = (page: Page, { wizard, draft }: KeptDraft): Promise<unknown> =>
  page.addInitScript(
    ([userKey, prefix, stored]) => {
      const user = JSON.parse(window.localStorage.getItem(userKey) ?? 'null') as {
        profile?: { sub?: string }
      } | null
      const key = `${prefix}${user?.profile?.sub ?? ''}`
      if (user && window.localStorage.getItem(key) === null) window.localStorage.setItem(key, stored)
    },
    [USER_KEY, `charge-portal:wizard:${wizard}:`, JSON.stringify(draft)] as const,
  )
