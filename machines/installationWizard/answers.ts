import { DEFAULT_CHARGER_TYPE } from '@portal/schemas'

export const INSTALLED_TYPES = ['PRIVATE', 'BUSINESS', 'PUBLIC'] as const
/** Verdicts of Verify/Serial. `OFFLINE` only warns; the last two block. */
export const SERIAL_VERDICTS = ['VERIFIED', 'OFFLINE', 'UNKNOWN', 'INSTALLED'] as const
export type SerialVerdict = (typeof SERIAL_VERDICTS)[number]
export const LOCATION_CHOICES = ['EXISTING', 'NEW'] as const
export const PLUG_FEES = ['CREG', 'CUSTOM'] as const

/** Selected charge card (S3). */
export interface ChosenCard {
  readonly Id: string
  readonly Description: string
}

/** Answers in the installation wizard. The payloads use the terms of the specification (S3). */
export interface InstallationAnswers {
  readonly kind?: 'INSTALLATION'
  /** True if the person's relation is a company. */
  readonly isCompany?: boolean
  /** Id of the person's relation, which applies unless `relationId` is set. */
  readonly ownRelationId?: string
  /** Country of the person's relation. */
  readonly ownCountry?: string
  readonly chargertype?: (typeof INSTALLED_TYPES)[number]
  readonly serialNumber?: string
  /** Verdict of Verify/Serial with the checked number: 'VERIFIED VW22-1'. */
  readonly serialVerdict?: string
  readonly chargepointID?: string
  readonly relationId?: string
  readonly relationContactId?: string
  readonly locationChoice?: (typeof LOCATION_CHOICES)[number]
  readonly locationId?: string
  readonly name?: string
  readonly description?: string
  readonly street?: string
  readonly housenumber?: string
  readonly postalcode?: string
  readonly city?: string
  readonly country?: string
  readonly floor?: string
  readonly latitude?: number
  readonly longitude?: number
  readonly isPlugCharge?: boolean
  readonly isGuestCharge?: boolean
  readonly isRFID?: boolean
  readonly isPublishMap?: boolean
  readonly plugIsReimbursement?: boolean
  readonly plugFee?: (typeof PLUG_FEES)[number]
  readonly plugCustomfee?: number
  readonly plugReimburser?: string
  readonly plugTariff?: string
  readonly guestIsFree?: boolean
  readonly guestIsBlueCornerFee?: boolean
  readonly guestIsCustomfee?: boolean
  readonly guestCustomfee?: number
  readonly guestTypeCharge?: string
  readonly guestIsReimburse?: boolean
  readonly guestTariff?: string
  readonly whitelistGroup?: string
  readonly whitelistTokenGroup?: string
  readonly subscriptiontypeid?: string
  readonly tokens?: readonly ChosenCard[]
  readonly rfidTokens?: readonly string[]
  readonly isReimburse?: boolean
  readonly reimburserId?: string
  readonly reimbsubscriptiontypeid?: string
  readonly tokensReimb?: readonly ChosenCard[]
  readonly rfidTokensReimb?: readonly string[]
  readonly isMapFree?: boolean
  readonly isMapPaid?: boolean
}

/** Initial answers. A charger is private by default (S3, S9). */
export const installationStart = (
  person: Pick<InstallationAnswers, 'isCompany' | 'ownRelationId'>,
): InstallationAnswers => ({ kind: 'INSTALLATION', ...person, chargertype: DEFAULT_CHARGER_TYPE })

/** Answer that stores a verdict of Verify/Serial with the trimmed number. */
export const serialVerdictOf = ({ serialNumber = '' }: InstallationAnswers, verdict: SerialVerdict): string =>
  `${verdict} ${serialNumber.trim()}`
