import type { RecordFields } from '@portal/machines'
import { CUSTOM_GUEST_FEE_PER_MONTH } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import type { Formats, Translate } from '../../texts/index.ts'
import type { RadioCard } from '../../ui/RadioCards.tsx'
import {
  type Options,
  useContacts,
  useGroups,
  useLists,
  useSubscriptionTypes,
  useTariffs,
} from './options.ts'
import { GUEST_MODES } from './sections.ts'

export type FieldSpec = { readonly label: string; readonly hint?: string } & (
  | { readonly kind: 'switch' | 'amount' | 'printed' }
  | { readonly kind: 'modes'; readonly cards: readonly (RadioCard<string> & { readonly title: string })[] }
  | { readonly kind: 'select'; readonly from: Options; readonly empty?: string }
  | { readonly kind: 'cards'; readonly relationId: string }
)
export type FieldSpecs = Readonly<Record<string, FieldSpec>>

const staticOptions = (options: NonNullable<Options['options']>): Options => ({
  options,
  error: undefined,
  retry: () => undefined,
})

const STARTS = ['ANY', 'QR', 'CARD'] as const

export const usePlugSpecs = (relationId: string): FieldSpecs => {
  const { t } = useI18n()
  const tariffs = useTariffs()
  const contacts = useContacts(relationId)
  return {
    isPlugCharge: {
      kind: 'switch',
      label: t('chargerAccess.plug.on'),
      hint: t('chargerAccess.plug.on.hint'),
    },
    fee: {
      kind: 'modes',
      label: t('install.fee'),
      cards: (['CREG', 'CUSTOM'] as const).map((value) => ({
        value,
        title: t(`install.plug.${value}`),
        help: t(`install.plug.${value}.help`),
      })),
    },
    customfee: { kind: 'amount', label: t('install.customfee'), hint: t('install.customfee.hint') },
    tariffid: { kind: 'select', label: t('install.tariff'), from: tariffs, empty: t('install.none') },
    isReimbursement: {
      kind: 'switch',
      label: t('install.reimburse.plug'),
      hint: t('install.reimburse.plug.help'),
    },
    reimburser: {
      kind: 'select',
      label: t('install.reimburser'),
      hint: t('install.reimbursement.help'),
      from: contacts,
    },
  }
}

export const useGuestSpecs = (): FieldSpecs => {
  const { t, formats } = useI18n()
  const tariffs = useTariffs()
  const price = formats.money(CUSTOM_GUEST_FEE_PER_MONTH)
  const modes = {
    off: ['chargerAccess.guest.off', 'chargerAccess.guest.off.help'],
    free: ['install.guest.isFree', 'install.guest.isFree.help'],
    usual: ['install.guest.isBlueCornerFee', 'install.guest.isBlueCornerFee.help'],
    own: ['install.guest.isCustomfee', 'install.guest.isCustomfee.help'],
  } as const
  return {
    mode: {
      kind: 'modes',
      label: t('install.fee'),
      cards: GUEST_MODES.map((value) => ({
        value,
        title: t(modes[value][0]),
        help: t(modes[value][1]),
        ...(value === 'own' && { price: t('install.guest.more', { price }) }),
      })),
    },
    customfee: { kind: 'amount', label: t('install.customfee'), hint: t('install.customfee.hint') },
    typeCharge: {
      kind: 'select',
      label: t('install.guest.type'),
      from: staticOptions(STARTS.map((value) => ({ value, label: t(`install.guest.type.${value}`) }))),
    },
    tariffid: { kind: 'select', label: t('install.tariff'), from: tariffs, empty: t('install.none') },
    map: {
      kind: 'select',
      label: t('chargerAccess.map'),
      empty: t('chargerAccess.map.none'),
      from: staticOptions([
        { value: 'FREE', label: t('install.publish.isMapFree') },
        { value: 'PAID', label: t('install.publish.isMapPaid') },
      ]),
    },
    isReimburse: {
      kind: 'switch',
      label: t('install.reimburse.guest'),
      hint: t('install.reimburse.guest.help'),
    },
  }
}

export const useCardsSpecs = (relationId: string, fields: RecordFields): FieldSpecs => {
  const { t } = useI18n()
  const group = fields['WhitelistGroup']
  return {
    WhitelistGroup: { kind: 'select', label: t('install.group'), from: useGroups(relationId) },
    whitelistTokenGroup: {
      kind: 'select',
      label: t('install.list'),
      empty: t('install.list.all'),
      from: useLists(typeof group === 'string' && group !== '' ? group : undefined),
    },
    subscriptiontypeid: {
      kind: 'select',
      label: t('install.subscription'),
      empty: t('install.none'),
      from: useSubscriptionTypes(relationId),
    },
  }
}

export const useReimbursementSpecs = (relationId: string): FieldSpecs => {
  const { t } = useI18n()
  return {
    isReimburse: {
      kind: 'switch',
      label: t('install.reimburse.cards'),
      hint: t('install.reimburse.cards.help'),
    },
    reimburserId: {
      kind: 'select',
      label: t('install.reimburser'),
      hint: t('install.reimbursement.help'),
      from: useContacts(relationId),
    },
    reimbsubscriptiontypeid: {
      kind: 'select',
      label: t('install.subscription'),
      from: useSubscriptionTypes(relationId),
    },
    tokensReimb: { kind: 'cards', label: t('install.tokensReimb'), relationId },
    rfidTokensReimb: { kind: 'printed', label: t('install.printedReimb') },
  }
}

/** Formats a value for display. An unset value becomes a dash. */
export const valueLabel = (
  spec: FieldSpec | undefined,
  value: unknown,
  t: Translate,
  formats: Formats,
): string => {
  const chosen = typeof value === 'string' ? value : ''
  switch (spec?.kind) {
    case 'switch':
      return t(value === true ? 'chargerAccess.on' : 'chargerAccess.off')
    case 'amount':
      return typeof value === 'number' ? t('chargerAccess.perKwh', { price: formats.unitPrice(value) }) : '–'
    case 'modes':
      return spec.cards.find((card) => card.value === chosen)?.title ?? '–'
    case 'select':
      if (chosen === '') return spec.empty ?? '–'
      return spec.from.options?.find((option) => option.value === chosen)?.label ?? chosen
    case 'cards':
      return t('chargerAccess.cards', { count: Array.isArray(value) ? value.length : 0 })
    case 'printed':
      return Array.isArray(value) && value.length > 0 ? value.join(', ') : '–'
    default:
      return '–'
  }
}
