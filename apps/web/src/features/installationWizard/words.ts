import type { InstallationAnswers, InstallationStep } from '@portal/machines'
import type { StepWords } from '../../components/wizard/look.ts'
import type { Formats, Translate } from '../../texts/index.ts'
import { addressOf } from './reads.ts'

const NAMES = {
  StepChargerType: 'install.type',
  StepSerialNumber: 'install.serial',
  StepRelation: 'install.relation',
  StepLocation: 'install.location',
  StepAccess: 'install.access',
  StepPlugCharge: 'install.plug',
  StepGuestCharge: 'install.guest',
  StepAccessCard: 'install.cards',
  StepReimbursement: 'install.reimbursement',
  StepPublish: 'install.publish',
  StepReview: 'install.review',
} as const satisfies Readonly<Record<InstallationStep, string>>

/** Text keys of the steps with an introduction below their heading. */
const HELP = {
  StepChargerType: 'install.type.help',
  StepSerialNumber: 'install.serial.help',
  StepRelation: 'install.relation.help',
  StepAccess: 'install.access.help',
  StepReimbursement: 'install.reimbursement.help',
  StepReview: 'install.review.help',
} as const satisfies { readonly [S in InstallationStep]?: string }

export const stepWords = (t: Translate, step: InstallationStep): StepWords => {
  const name = NAMES[step]
  const help = step in HELP ? HELP[step as keyof typeof HELP] : undefined
  return { title: t(`${name}.title`), label: t(name), help: help && t(help) }
}

const WAYS = ['isPlugCharge', 'isGuestCharge', 'isRFID', 'isPublishMap'] as const
const MODES = {
  guestIsFree: 'install.guest.isFree',
  guestIsBlueCornerFee: 'install.guest.isBlueCornerFee',
  guestIsCustomfee: 'install.guest.isCustomfee',
} as const
const MAP_OPTIONS = ['isMapFree', 'isMapPaid'] as const

/** Returns the name of a record by its id, or a placeholder while the record loads. */
export type NameOf = (
  kind: 'relation' | 'contact' | 'location' | 'group' | 'subscription',
  id: string,
) => string

/** Formats a custom price with its unit. Returns only the name if there is no custom price. */
const priceOf = (name: string, fee: number | undefined, t: Translate, { unitPrice }: Formats): string =>
  fee === undefined ? name : t('install.perKwh', { name, price: unitPrice(fee) })

const cardsOf = (t: Translate, tokens: readonly unknown[] = [], printed: readonly string[] = []) => {
  const count = tokens.length + printed.length
  return count === 0 ? [] : [t('install.review.cards', { count })]
}

export const linesOf = (
  step: InstallationStep,
  answers: InstallationAnswers,
  t: Translate,
  formats: Formats,
  nameOf: NameOf,
): readonly string[] => {
  const named = (kind: Parameters<NameOf>[0], id: string | undefined) =>
    id === undefined || id === '' ? [] : [nameOf(kind, id)]
  switch (step) {
    case 'StepChargerType':
      return answers.chargertype ? [t(`install.type.${answers.chargertype}`)] : []
    case 'StepSerialNumber':
      return answers.serialNumber ? [answers.serialNumber.trim()] : []
    case 'StepRelation':
      return [...named('relation', answers.relationId), ...named('contact', answers.relationContactId)]
    case 'StepLocation':
      if (answers.locationChoice === 'EXISTING') return named('location', answers.locationId)
      return answers.name === undefined
        ? []
        : [
            answers.name,
            addressOf({
              Street: answers.street ?? '',
              HouseNumber: answers.housenumber ?? '',
              PostalCode: answers.postalcode ?? '',
              City: answers.city ?? '',
            }),
          ]
    case 'StepAccess':
      return WAYS.filter((name) => answers[name] === true).map((name) => t(`install.access.${name}`))
    case 'StepPlugCharge':
      return answers.plugFee === undefined
        ? []
        : [
            priceOf(t(`install.plug.${answers.plugFee}`), answers.plugCustomfee, t, formats),
            ...(answers.plugIsReimbursement ? [t('install.review.isReimburse')] : []),
            ...named('contact', answers.plugReimburser),
          ]
    case 'StepGuestCharge':
      return [
        ...(Object.keys(MODES) as (keyof typeof MODES)[])
          .filter((name) => answers[name] === true)
          .map((name) => priceOf(t(MODES[name]), answers.guestCustomfee, t, formats)),
        ...(answers.guestIsReimburse ? [t('install.review.isReimburse')] : []),
      ]
    case 'StepAccessCard':
      return [
        ...named('group', answers.whitelistGroup),
        ...cardsOf(t, answers.tokens, answers.rfidTokens),
        ...named('subscription', answers.subscriptiontypeid),
        ...(answers.isReimburse ? [t('install.review.isReimburse')] : []),
      ]
    case 'StepReimbursement':
      return [
        ...named('contact', answers.reimburserId),
        ...named('subscription', answers.reimbsubscriptiontypeid),
        ...cardsOf(t, answers.tokensReimb, answers.rfidTokensReimb),
      ]
    case 'StepPublish':
      return MAP_OPTIONS.filter((name) => answers[name] === true).map((name) => t(`install.publish.${name}`))
    case 'StepReview':
      return []
  }
}

/**
 * Returns a short answer for the list of steps: the first line. The access step lists all ways to charge, because a
 * single one would look like the only one.
 */
export const shortAnswerOf = (step: InstallationStep, lines: readonly string[]): string | undefined =>
  step === 'StepAccess' && lines.length > 0 ? lines.join(' · ') : lines.find((line) => line !== '')

/** Text keys of the field labels. Fields without an entry are about charge cards. */
const FIELDS = {
  chargertype: 'install.type',
  serialNumber: 'install.serial',
  relationId: 'install.relation',
  relationContactId: 'install.contact',
  locationChoice: 'install.location',
  locationId: 'install.location',
  name: 'install.place',
  street: 'install.street',
  housenumber: 'install.housenumber',
  postalcode: 'install.postalcode',
  city: 'install.city',
  country: 'install.country',
  floor: 'install.floor',
  description: 'install.description',
  latitude: 'install.latitude',
  longitude: 'install.longitude',
  plugFee: 'install.plug',
  plugCustomfee: 'install.plug',
  plugTariff: 'install.plug',
  plugIsReimbursement: 'install.plug',
  plugReimburser: 'install.plug',
  guestIsFree: 'install.guest',
  guestIsBlueCornerFee: 'install.guest',
  guestIsCustomfee: 'install.guest',
  guestCustomfee: 'install.guest',
  guestTypeCharge: 'install.guest',
  guestTariff: 'install.guest',
  guestIsReimburse: 'install.guest',
  isPublishMap: 'install.access.isPublishMap',
  isMapFree: 'install.publish',
  isMapPaid: 'install.publish',
  reimburserId: 'install.reimburser',
  reimbsubscriptiontypeid: 'install.subscription',
  tokensReimb: 'install.reimbursement',
  rfidTokensReimb: 'install.reimbursement',
  serialVerdict: 'install.serial',
  chargepointID: 'install.serial',
} as const

/** Returns the label of a field for the note about answers that no longer apply. */
export const fieldWords = (t: Translate, field: string): string =>
  t(field in FIELDS ? FIELDS[field as keyof typeof FIELDS] : 'install.cards')
