import { fieldIn } from '../wizard/draft.ts'
import type { InstallationAnswers } from './answers.ts'
import { relationOf } from './payload.ts'

type Stored = Readonly<Record<string, unknown>>
type Name = keyof InstallationAnswers

/** Answer behind a field of the stored draft, with conversions if the stored form differs. */
interface Place {
  readonly answer: Name
  readonly write: (value: unknown) => unknown
  readonly read: (stored: unknown) => unknown
}

const same = (answer: Name): Place => ({ answer, write: (value) => value, read: (stored) => stored })
const tariff = (answer: Name): Place => ({
  answer,
  write: (Code) => ({ Code }),
  read: (stored) => fieldIn(stored, 'Code'),
})
const fee = (kind: NonNullable<InstallationAnswers['plugFee']>): Place => ({
  answer: 'plugFee',
  write: (value) => value === kind,
  read: (stored) => (stored === true ? kind : undefined),
})
const named = (...names: readonly Name[]) => Object.fromEntries(names.map((name) => [name, same(name)]))

/** The groups of S3, extended with the choice of a location, its id and its floor. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  plugcharge: {
    isReimbursement: same('plugIsReimbursement'),
    customfee: same('plugCustomfee'),
    isCustomfee: fee('CUSTOM'),
    isCreg: fee('CREG'),
    reimburser: same('plugReimburser'),
    tariffid: tariff('plugTariff'),
  },
  guestcharge: {
    isFree: same('guestIsFree'),
    isBlueCornerFee: same('guestIsBlueCornerFee'),
    isCustomfee: same('guestIsCustomfee'),
    ...named('isMapFree', 'isMapPaid'),
    typeCharge: same('guestTypeCharge'),
    customfee: same('guestCustomfee'),
    isReimburse: same('guestIsReimburse'),
    tariffid: tariff('guestTariff'),
  },
  location: named(
    'locationChoice',
    'locationId',
    'street',
    'city',
    'name',
    'description',
    'housenumber',
    'postalcode',
    'latitude',
    'longitude',
    'country',
    'floor',
  ),
  accessCard: named(
    'whitelistGroup',
    'whitelistTokenGroup',
    'subscriptiontypeid',
    'tokens',
    'rfidTokens',
    'rfidTokensReimb',
    'tokensReimb',
    'isReimburse',
    'reimburserId',
    'reimbsubscriptiontypeid',
  ),
}

const places = Object.entries(GROUPS).flatMap(([group, fields]) =>
  Object.entries(fields).map(([field, place]) => ({ group, field, ...place })),
)
const grouped: ReadonlySet<string> = new Set(places.map(({ answer }) => answer))

/** Converts the answers to the shape of S3. */
const write = (answers: InstallationAnswers): Stored => {
  const groups = Object.entries(GROUPS).map(([group, fields]) => [
    group,
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, { answer, write }]) =>
        answers[answer] === undefined ? [] : [[field, write(answers[answer])]],
      ),
    ),
  ])
  const { location, ...others } = Object.fromEntries(groups) as Readonly<Record<string, object>>
  return {
    ...Object.fromEntries(Object.entries(answers).filter(([name]) => !grouped.has(name))),
    ...others,
    location: { relationId: relationOf(answers), ...location },
  }
}

/** Earlier versions stored only the card ids. */
const cardOf = (stored: unknown): unknown =>
  typeof stored === 'string' ? { Id: stored, Description: stored } : stored
const cardsOf = (stored: unknown): unknown => (Array.isArray(stored) ? stored.map(cardOf) : stored)

/** Returns the unvalidated answers of a stored draft. Earlier versions stored them ungrouped, by answer name. */
const read = (stored: Stored): Stored => {
  const inGroups = places.flatMap(({ group, field, answer, read }) => {
    const value = read(fieldIn(fieldIn(stored, group), field))
    return value === undefined ? [] : [[answer, value]]
  })
  const answers: Stored = { ...stored, ...Object.fromEntries(inGroups) }
  return { ...answers, tokens: cardsOf(answers['tokens']), tokensReimb: cardsOf(answers['tokensReimb']) }
}

export const installationDraft = { write, read }
