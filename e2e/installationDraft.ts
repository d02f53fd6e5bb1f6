import { INSTALLATION_STEPS, type InstallationAnswers, type StoredDraft } from '@portal/machines'
import { draft, WHOLE } from '@portal/machines/installationCases'

/** A public charger of the fleet with all options set. Its ids exist in the mock. */
const INSTALLATION: InstallationAnswers = {
  ...WHOLE,
  ownRelationId: 'R00003',
  chargertype: 'PUBLIC',
  serialNumber: 'STOCK-0007',
  serialVerdict: 'VERIFIED STOCK-0007',
  chargepointID: 'CPS0007',
  relationId: 'R00003',
  relationContactId: 'RC00003',
  plugIsReimbursement: true,
  plugReimburser: 'RC00003',
  guestIsFree: false,
  guestIsCustomfee: true,
  guestCustomfee: 0.4,
  whitelistGroup: 'NOORDZEE-R00003#FLEET',
  subscriptiontypeid: 'ST002',
  tokens: [{ Id: 'T000010', Description: 'BE-BCA-000010-0' }],
  reimburserId: 'RC00003',
  reimbsubscriptiontypeid: 'ST002',
  isMapFree: false,
  isMapPaid: true,
}

/**
 * Returns the stored draft for the step at a path, with these answers overridden; undefined for a path of another
 * screen.
 */
export const installationAt = (
  path: string,
  differs: Partial<InstallationAnswers> = {},
): StoredDraft | undefined => {
  const step = INSTALLATION_STEPS.find((one) => `/my/install/${one}` === path)
  return step && draft('019e4e0a-0000-7000-8000-000000000001', { ...INSTALLATION, ...differs }, step)
}

/** Returns the storage key of the user's installation draft; there is only one. */
export const installationKey = (username: string, session: string): string =>
  `charge-portal:wizard:installation:${username}~${session}`
