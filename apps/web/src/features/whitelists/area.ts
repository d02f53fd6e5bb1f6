import { GROUP_MANAGERS } from '@portal/schemas'
import { useUserInfo } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'

/** The area of the screens: each leads on within the area of its person. */
export interface Area {
  /** Groups of all relations, and not only of the one that is shown. */
  readonly isNetwork: boolean
  /** What the relation of a group is to the person: an own organisation, or a customer. */
  readonly relation: 'whitelists.column.Relation' | 'whitelists.customer'
  /** The cards that can be added to a group. */
  readonly cardsOf: 'whitelists.add.pick' | 'whitelists.add.pick.customer'
  readonly list: string
  readonly group: (id: string) => string
  readonly card: (id: string) => string
  readonly charger: (id: string) => string
}

/** The customer's own groups. */
export const OWN: Area = {
  isNetwork: false,
  relation: 'whitelists.column.Relation',
  cardsOf: 'whitelists.add.pick',
  list: paths.whitelists(),
  group: paths.whitelist,
  card: paths.card,
  charger: paths.charger,
}

/** The operators' area. */
export const NETWORK: Area = {
  isNetwork: true,
  relation: 'whitelists.customer',
  cardsOf: 'whitelists.add.pick.customer',
  list: paths.netWhitelists(),
  group: paths.netWhitelist,
  card: paths.netCard,
  charger: paths.netCharger,
}

/** Whether the person may change groups; all others see them only. */
export const useMayManage = (): boolean => useUserInfo().role.some((role) => GROUP_MANAGERS.includes(role))
