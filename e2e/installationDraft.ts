import { INSTALLATION_STEPS, type InstallationAnswers, type StoredDraft } from '@portal/machines'

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

/**
 * The draft that shows the step at a path, as the portal stores it, of these answers where they differ; undefined for a path
 * of another screen.
 */
export const installationAt = (
  path: string,
  differs: Partial<InstallationAnswers> = {},
): StoredDraft | undefined => {
  const index = INSTALLATION_STEPS.findIndex((step) => `/my/install/${step}` === path)
  if (index < 0) return undefined
  return {
    v: 1,
    kind: 'INSTALLATION',
    steps: INSTALLATION_STEPS.slice(0, index + 1),
    draft: { ...INSTALLATION, ...differs },
    attachmentIds: [],
    submission: { key: '019e4e0a-0000-7000-8000-000000000001', callsDone: [] },
  }
}

/** Where the portal keeps a draft of the installation wizard: one for each person. */
export const installationKey = (username: string, session: string): string =>
  `charge-portal:wizard:installation:${username}~${session}`
