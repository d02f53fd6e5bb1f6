import { GROUP_MANAGERS } from '@portal/schemas'
import { useUserInfo } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'

/** Texts and links of the screens in one area. */
export interface Area {
  /** True if the screens list the groups of all relations instead of only the current one. */
  readonly isNetwork: boolean
  /** Label of the relation column: the user's organisation, or a customer. */
  readonly relation: 'whitelists.column.Relation' | 'whitelists.customer'
  readonly cardsOf: 'whitelists.add.pick' | 'whitelists.add.pick.customer'
  readonly list: string
  readonly group: (id: string) => string
  readonly card: (id: string) => string
  readonly charger: (id: string) => string
}

/** Area of customers, who see only their own groups. */
export const OWN: Area = {
  isNetwork: false,
  relation: 'whitelists.column.Relation',
  cardsOf: 'whitelists.add.pick',
  list: paths.whitelists(),
  group: paths.whitelist,
  card: paths.card,
  charger: paths.charger,
}

export const NETWORK: Area = {
  isNetwork: true,
  relation: 'whitelists.customer',
  cardsOf: 'whitelists.add.pick.customer',
  list: paths.netWhitelists(),
  group: paths.netWhitelist,
  card: paths.netCard,
  charger: paths.netCharger,
}

/** True if the user can change groups. All others have read access. */
export const useMayManage = (): boolean => useUserInfo().role.some((role) => GROUP_MANAGERS.includes(role))
