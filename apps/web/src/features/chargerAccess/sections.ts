import { isSameValue, type RecordFields } from '@portal/machines'
import { postGuestCharging, postPlugAndCharge, postReimbursement, setPlacementGroup } from '@portal/schemas'
import { guestBody, plugBody, reimbursementBody } from '../../data/accessBodies.ts'
import type { Bco, CallOptions } from '../../services/bco.ts'
import type { ReadPlacement } from '../../services/readers/placements.ts'

/** A placement and its charger, as they were read together. */
export interface ReadAccess {
  readonly placement: ReadPlacement
  /** Whether plug and charge is on: the charger says so, and not the placement. */
  readonly isPlugCharge: boolean
}

/** A part of the access that is edited and saved by itself: its fields, flat, and the call that writes them all. */
export interface AccessSection {
  readonly name: 'plug' | 'guest' | 'cards' | 'reimbursement'
  /** What holds now, with the version of the placement. */
  readonly fieldsOf: (access: ReadAccess) => RecordFields
  /** Which fields there are to fill in or to show, by what the others say. */
  readonly asked: (fields: RecordFields) => readonly string[]
  readonly write: (bco: Bco, id: string, fields: RecordFields, options: CallOptions) => Promise<unknown>
  /** The field that a code is about. */
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

/** A price of one's own and the tariff, as a draft says them (S3). */
const feeIn = (fields: RecordFields, isOwn: boolean) => {
  const { customfee } = fields
  return {
    isCustomfee: isOwn,
    ...(isOwn && typeof customfee === 'number' && { customfee }),
    ...(textIn(fields, 'tariffid') !== '' && { tariffid: { Code: textIn(fields, 'tariffid') } }),
  }
}

/** Plug and charge: on or off, at which fee, and who is paid back. */
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
  asked: (fields) =>
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

/** What guests pay, which excludes the others (S8: CANTCOMBINE). */
export const GUEST_MODES = ['off', 'free', 'usual', 'own'] as const
export type GuestMode = (typeof GUEST_MODES)[number]

const modeOf = ({ isFree, isBlueCornerFee, isCustomfee }: ReadPlacement['GuestCharge']): GuestMode => {
  if (isFree) return 'free'
  if (isBlueCornerFee) return 'usual'
  return isCustomfee ? 'own' : 'off'
}

/** Guest charging: free, at the usual fee or at one of its own. */
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
  asked: (fields) =>
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

/** Which cards may charge: those of a group, or of one list of it. */
export const CARDS: AccessSection = {
  name: 'cards',
  fieldsOf: ({ placement: { Version, WhitelistGroup, AccessCard } }) => ({
    Version,
    WhitelistGroup,
    whitelistTokenGroup: AccessCard.whitelistTokenGroup,
    subscriptiontypeid: AccessCard.subscriptiontypeid,
  }),
  asked: (fields) => [
    'WhitelistGroup',
    ...(textIn(fields, 'WhitelistGroup') === '' ? [] : ['whitelistTokenGroup']),
    'subscriptiontypeid',
  ],
  // Cards that the draft named beside the group stay as they are where none are sent.
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

/** Who is paid back what which cards charge. */
export const REIMBURSEMENT: AccessSection = {
  name: 'reimbursement',
  fieldsOf: ({ placement: { Version, Reimbursement } }) => ({ Version, ...Reimbursement }),
  asked: (fields) =>
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

/** The field that a refusal is about: by its code, else by the name with which its message begins. */
export const refusedField = (
  { refused }: AccessSection,
  { code, message = '' }: { readonly code: string; readonly message?: string },
  asked: readonly string[],
): string | undefined => {
  const named = /^(?:body[./])?(\w+)\b/.exec(message)?.[1]
  return [refused[code], named].find((field) => field !== undefined && asked.includes(field))
}

/** The field that is asked for and holds a number that cannot be read. */
export const unreadableField = ({ asked }: AccessSection, fields: RecordFields): string | undefined =>
  asked(fields).find((field) => Number.isNaN(fields[field]))

/** Whether two states of a section say the same: in all that either of them asks for. */
export const saysTheSame = ({ asked }: AccessSection, a: RecordFields, b: RecordFields): boolean =>
  [...asked(a), ...asked(b)].every((field) => isSameValue(a[field], b[field]))
