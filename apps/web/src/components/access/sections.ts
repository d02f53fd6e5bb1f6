import { isSameValue, type RecordFields } from '@portal/machines'
import { postGuestCharging, postPlugAndCharge, postReimbursement, setPlacementGroup } from '@portal/schemas'
import { guestBody, plugBody, reimbursementBody } from '../../data/accessBodies.ts'
import type { Bco, CallOptions } from '../../services/bco.ts'
import type { ReadPlacement } from '../../services/readers/placements.ts'

export interface ReadAccess {
  readonly placement: ReadPlacement
  /** True if Plug & Charge is on. The charger holds this value, not the placement. */
  readonly isPlugCharge: boolean
}

/** Part of a charger's access that is edited and saved separately. Its fields are flat. */
export interface AccessSection {
  readonly name: 'plug' | 'guest' | 'cards' | 'reimbursement'
  /** Returns the current values, with the version of the placement. */
  readonly fieldsOf: (access: ReadAccess) => RecordFields
  /** Returns the names of the fields that apply to the given values. */
  readonly fieldsFor: (fields: RecordFields) => readonly string[]
  readonly write: (bco: Bco, id: string, fields: RecordFields, options: CallOptions) => Promise<unknown>
  /** Field that each error code refers to. */
  readonly refused: Readonly<Record<string, string>>
}

const textIn = (fields: RecordFields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
const textsIn = (fields: RecordFields, name: string): string[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
const isOn = (fields: RecordFields, name: string): boolean => fields[name] === true
const versionIn = (fields: RecordFields) => ({ Version: Number(fields['Version']) })

/** Builds the custom fee and tariff in the format of S3. */
const feeIn = (fields: RecordFields, isOwn: boolean) => {
  const { customfee } = fields
  return {
    isCustomfee: isOwn,
    ...(isOwn && typeof customfee === 'number' && { customfee }),
    ...(textIn(fields, 'tariffid') !== '' && { tariffid: { Code: textIn(fields, 'tariffid') } }),
  }
}

/** Plug & Charge: on or off, fee and reimbursement. */
export const PLUG: AccessSection = {
  name: 'plug',
  fieldsOf: ({ placement: { Version, PlugCharge }, isPlugCharge }) => ({
    Version,
    isPlugCharge,
    fee: PlugCharge.isCreg ? 'CREG' : PlugCharge.isCustomfee ? 'CUSTOM' : '',
    customfee: PlugCharge.customfee,
    tariffid: PlugCharge.tariffid,
    isReimbursement: PlugCharge.isReimbursement,
    reimburser: PlugCharge.reimburser,
  }),
  fieldsFor: (fields) =>
    isOn(fields, 'isPlugCharge')
      ? [
          'isPlugCharge',
          'fee',
          ...(fields['fee'] === 'CUSTOM' ? ['customfee'] : []),
          'tariffid',
          'isReimbursement',
          ...(isOn(fields, 'isReimbursement') ? ['reimburser'] : []),
        ]
      : ['isPlugCharge'],
  write: (bco, id, fields, options) => {
    const body = plugBody({
      isPlugCharge: isOn(fields, 'isPlugCharge'),
      isCreg: fields['fee'] === 'CREG',
      isReimbursement: isOn(fields, 'isReimbursement'),
      reimburser: textIn(fields, 'reimburser'),
      ...feeIn(fields, fields['fee'] === 'CUSTOM'),
    })
    return bco.callWhole(
      postPlugAndCharge,
      { params: { id }, body: { ...body, ...versionIn(fields) } },
      options,
    )
  },
  refused: { CANTCOMBINE: 'fee', REIMBREQRC: 'reimburser', REIMBURSERNA: 'reimburser' },
}

/** Mutually exclusive modes of guest charging (S8: CANTCOMBINE). */
export const GUEST_MODES = ['off', 'free', 'usual', 'own'] as const
export type GuestMode = (typeof GUEST_MODES)[number]

const modeOf = ({ isFree, isBlueCornerFee, isCustomfee }: ReadPlacement['GuestCharge']): GuestMode => {
  if (isFree) return 'free'
  if (isBlueCornerFee) return 'usual'
  return isCustomfee ? 'own' : 'off'
}

/** Guest charging: free, at the usual fee or at a custom fee. */
export const GUEST: AccessSection = {
  name: 'guest',
  fieldsOf: ({ placement: { Version, GuestCharge } }) => ({
    Version,
    mode: modeOf(GuestCharge),
    customfee: GuestCharge.customfee,
    typeCharge: GuestCharge.typeCharge,
    tariffid: GuestCharge.tariffid,
    map: GuestCharge.isMapFree ? 'FREE' : GuestCharge.isMapPaid ? 'PAID' : '',
    isReimburse: GuestCharge.isReimburse,
  }),
  fieldsFor: (fields) =>
    fields['mode'] === 'off'
      ? ['mode']
      : [
          'mode',
          ...(fields['mode'] === 'own' ? ['customfee'] : []),
          'typeCharge',
          'tariffid',
          'map',
          'isReimburse',
        ],
  write: (bco, id, fields, options) => {
    const { mode, map } = fields
    const body = guestBody(
      mode === 'off'
        ? {}
        : {
            isFree: mode === 'free',
            isBlueCornerFee: mode === 'usual',
            isMapFree: map === 'FREE',
            isMapPaid: map === 'PAID',
            isReimburse: isOn(fields, 'isReimburse'),
            typeCharge: textIn(fields, 'typeCharge'),
            ...feeIn(fields, mode === 'own'),
          },
    )
    return bco.callWhole(
      postGuestCharging,
      { params: { id }, body: { ...body, ...versionIn(fields) } },
      options,
    )
  },
  refused: { CANTCOMBINE: 'mode' },
}

/** Authorized cards: all cards of a group, or of one of its lists. */
export const CARDS: AccessSection = {
  name: 'cards',
  fieldsOf: ({ placement: { Version, WhitelistGroup, AccessCard } }) => ({
    Version,
    WhitelistGroup,
    whitelistTokenGroup: AccessCard.whitelistTokenGroup,
    subscriptiontypeid: AccessCard.subscriptiontypeid,
  }),
  fieldsFor: (fields) => [
    'WhitelistGroup',
    ...(textIn(fields, 'WhitelistGroup') === '' ? [] : ['whitelistTokenGroup']),
    'subscriptiontypeid',
  ],
  // The body omits single cards, so the server keeps those that are authorized outside the group.
  write: (bco, id, fields, options) =>
    bco.callWhole(
      setPlacementGroup,
      {
        params: { id },
        body: {
          WhitelistGroup: textIn(fields, 'WhitelistGroup'),
          whitelistTokenGroup: textIn(fields, 'whitelistTokenGroup'),
          subscriptiontypeid: textIn(fields, 'subscriptiontypeid'),
          ...versionIn(fields),
        },
      },
      options,
    ),
  refused: { TOKGRNOTFOUND: 'WhitelistGroup', SUBTYPENOTFOUND: 'subscriptiontypeid' },
}

/** Reimbursement of card sessions: the reimburser, the subscription type and the cards. */
export const REIMBURSEMENT: AccessSection = {
  name: 'reimbursement',
  fieldsOf: ({ placement: { Version, Reimbursement } }) => ({ Version, ...Reimbursement }),
  fieldsFor: (fields) =>
    isOn(fields, 'isReimburse')
      ? ['isReimburse', 'reimburserId', 'reimbsubscriptiontypeid', 'tokensReimb', 'rfidTokensReimb']
      : ['isReimburse'],
  write: (bco, id, fields, options) => {
    const body = reimbursementBody({
      isReimburse: isOn(fields, 'isReimburse'),
      reimburserId: textIn(fields, 'reimburserId'),
      reimbsubscriptiontypeid: textIn(fields, 'reimbsubscriptiontypeid'),
      tokensReimb: textsIn(fields, 'tokensReimb'),
      rfidTokensReimb: textsIn(fields, 'rfidTokensReimb'),
    })
    return bco.callWhole(
      postReimbursement,
      { params: { id }, body: { ...body, ...versionIn(fields) } },
      options,
    )
  },
  refused: {
    REIMBREQRC: 'reimburserId',
    REIMBURSERNA: 'reimburserId',
    INVALIDVAL: 'reimbsubscriptiontypeid',
    SUBTYPENOTFOUND: 'reimbsubscriptiontypeid',
    UnknownToken: 'tokensReimb',
  },
}

/**
 * Returns the refused field by the error code, or by the name at the start of the message. Returns undefined if the
 * form does not show the field.
 */
export const refusedField = (
  { refused }: AccessSection,
  { code, message = '' }: { readonly code: string; readonly message?: string },
  names: readonly string[],
): string | undefined => {
  const named = /^(?:body[./])?(\w+)\b/.exec(message)?.[1]
  return [refused[code], named].find((field) => field !== undefined && names.includes(field))
}

/** Returns the first applicable field with an unreadable number. */
export const unreadableField = ({ fieldsFor }: AccessSection, fields: RecordFields): string | undefined =>
  fieldsFor(fields).find((field) => Number.isNaN(fields[field]))

/** True if every field that applies to `a` or `b` has the same value in both. */
export const saysTheSame = ({ fieldsFor }: AccessSection, a: RecordFields, b: RecordFields): boolean =>
  [...fieldsFor(a), ...fieldsFor(b)].every((field) => isSameValue(a[field], b[field]))

/** True until the contract ends. Also true if the end date or the current time is missing or unreadable. */
export const mayEditUntil = (end: string | undefined, at: number | undefined): boolean =>
  end === undefined || at === undefined || !(Date.parse(end) <= at)
