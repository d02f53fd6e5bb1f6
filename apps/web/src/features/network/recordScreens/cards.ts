import { genericCalls } from '@portal/schemas'
import { FEE_FIELDS } from '@portal/schemas/entities/subscription'
import { Ban, Check, CreditCard, Euro, ListChecks, Search, Tags, WalletCards, X } from 'lucide-react'
import type { RecordScreen } from '../../../components/records/recordScreen.ts'
import { quickBy } from '../../../components/records/recordScreen.ts'
import { TariffCell } from '../../../components/records/TariffCell.tsx'
import { TERM_STATUS } from '../../../components/records/valueBadges.ts'
import { paths } from '../../../data/paths.ts'
import { valueIn } from '../../../data/records.ts'
import { CARD_STATE, ORDER_STATUS } from '../badges.ts'
import { TariffEnd } from '../tariffs/TariffEnd.tsx'

/** Charge cards, identified by their printed numbers. */
export const CARDS: RecordScreen = {
  routes: genericCalls('token', 'Token'),
  title: 'shell.netFindCard',
  icon: Search,
  list: paths.netFindCard(),
  path: paths.netCard,
  onward: [{ label: 'shell.netBulkSubscriptions', icon: ListChecks, path: paths.netBulkSubscriptions() }],
  titleField: 'Number',
  identifier: 'Number',
  columns: [
    { field: 'Number', phone: 'title' },
    { field: 'PrintedNumber', quiet: true },
    { field: 'Description', phone: 'detail' },
    { field: 'RelationId' },
    { field: 'RelationContactId', priority: 3 },
    { field: 'Subscription', priority: 5 },
    { field: 'State', phone: 'status' },
  ],
  // Read for the activate action, because a replaced card cannot be activated.
  needs: ['ReplacedById'],
  sort: 'Number',
  pageSize: 25,
  links: {
    RelationId: 'Relation',
    RelationContactId: 'RelationContact',
    Subscription: 'Subscription',
    ReplacesId: 'Replaces',
    ReplacedById: 'ReplacedBy',
    OrderId: 'Order',
  },
  looks: { State: CARD_STATE },
  missing: 'UnknownToken',
  editable: ['Description', 'State', 'PrintedNumber', 'InvoiceReference', 'EvcoId'],
  actions: [
    {
      key: 'block',
      label: 'network.card.block',
      icon: Ban,
      isOffered: (record) => valueIn(record, 'State') === 'ACTIVE',
      does: { changes: { State: 'BLOCKED' } },
    },
    {
      key: 'activate',
      label: 'network.card.activate',
      icon: Check,
      isOffered: (record) =>
        valueIn(record, 'State') !== 'ACTIVE' && valueIn(record, 'ReplacedById') === undefined,
      does: { changes: { State: 'ACTIVE' } },
    },
  ],
}

export const SUBSCRIPTION_CARDS: RecordScreen = {
  ...CARDS,
  columns: CARDS.columns.filter(({ field }) => field !== 'RelationId' && field !== 'Subscription'),
}

export const ORDER_CARDS: RecordScreen = {
  ...CARDS,
  columns: [
    { field: 'Number', phone: 'title' },
    { field: 'PrintedNumber', quiet: true },
    { field: 'RelationContactId', phone: 'detail' },
    { field: 'State', phone: 'status' },
  ],
}

const isSubmitted = (record: object) => valueIn(record, 'Status') === 'SUBMITTED'

/** Card orders. An approval creates the cards. */
export const CARD_REQUESTS: RecordScreen = {
  routes: genericCalls('chargepassrequest', 'ChargePassRequest'),
  title: 'shell.netCardRequests',
  icon: CreditCard,
  list: paths.netCardRequests(),
  path: paths.netCardRequest,
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'RelationId' },
    { field: 'Quantity' },
    { field: 'SubscriptionTypeId', priority: 4 },
    { field: 'CreatedOn', phone: 'detail', quiet: true, priority: 3 },
    { field: 'Status', phone: 'status' },
  ],
  sort: '-CreatedOn',
  facts: [
    { label: 'network.facts.waiting', filters: [{ field: 'Status', operator: 'EX', value: 'SUBMITTED' }] },
  ],
  quick: quickBy('Status', 'SUBMITTED', 'APPROVED', 'REJECTED'),
  links: { RelationId: 'Relation', SubscriptionTypeId: 'SubscriptionType' },
  looks: { Status: ORDER_STATUS },
  // The cards have their own section.
  hidden: ['TokenIds'],
  missing: 'UNKNOWNREQUEST',
  editable: ['Reason', 'Description', 'Quantity'],
  // The customer must receive a reason for a rejection.
  faults: (_, { Status, Reason }) =>
    Status === 'REJECTED' && String(Reason ?? '').trim() === '' ? { Reason: 'required' } : {},
  actions: [
    {
      key: 'approve',
      label: 'network.order.approve',
      icon: Check,
      isPrimary: true,
      isOffered: isSubmitted,
      does: { changes: { Status: 'APPROVED' } },
    },
    {
      key: 'reject',
      label: 'network.order.reject',
      icon: X,
      isOffered: isSubmitted,
      does: { changes: { Status: 'REJECTED' } },
      asks: 'Reason',
    },
  ],
}

export const SUBSCRIPTION_TYPES: RecordScreen = {
  routes: genericCalls('subscriptiontype', 'SubscriptionType'),
  title: 'shell.netSubscriptionTypes',
  icon: Tags,
  list: paths.netSubscriptionTypes(),
  path: paths.netSubscriptionType,
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'Code', phone: 'detail' },
    { field: 'RelationId' },
    { field: 'TariffCodes', priority: 3 },
    { field: 'IncludesCreg', priority: 4 },
    { field: 'MonthlyFee', phone: 'status' },
  ],
  sort: 'Code',
  links: { RelationId: 'Relation' },
  cells: { TariffCodes: TariffCell },
  missing: 'SUBTYPENOTFOUND',
  editable: ['Description', 'MonthlyFee', 'IncludesCreg'],
  creates: { at: paths.netNewSubscriptionType(), label: 'network.type.create' },
}

/** Tariffs of sessions (S3, S9). Their fees are edited on the detail screen. */
export const TARIFFS = {
  routes: genericCalls('tariff', 'Tariff'),
  title: 'shell.netTariffs',
  icon: Euro,
  list: paths.netTariffs(),
  path: paths.netTariff,
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'Code', phone: 'detail' },
    { field: 'Type', phone: 'status' },
    { field: 'StartFee', priority: 4 },
    { field: 'KwhFee', phone: 'detail' },
    { field: 'ConnectionFee', priority: 5 },
    { field: 'ParkingFee', priority: 4 },
    { field: 'DayMaximum', priority: 5 },
    { field: 'EndDate', phone: 'detail' },
    { field: 'ModifiedOn', priority: 5, quiet: true },
  ],
  sort: 'Code',
  quick: quickBy('Type', 'AC', 'DC', 'ROAMING'),
  cells: { EndDate: TariffEnd },
  customFields: ['Versions'],
  missing: 'UNKNOWNREQUEST',
  editable: ['Description', 'Code'],
  creates: {
    at: paths.netTariffNew(),
    label: 'network.tariff.new',
    fields: ['Description', 'Code', 'Type', ...FEE_FIELDS],
    initial: { Type: 'AC', StartFee: 0, ConnectionFee: 0, ParkingFee: 0, DayMaximum: 0 },
  },
} as const satisfies RecordScreen

export const SUBSCRIPTIONS: RecordScreen = {
  routes: genericCalls('subscription', 'Subscription'),
  title: 'shell.netSubscriptions',
  icon: WalletCards,
  list: paths.netSubscriptions(),
  path: paths.netSubscription,
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'RelationId', phone: 'detail' },
    { field: 'SubscriptionTypeId', priority: 3 },
    { field: 'StartDate', priority: 5, quiet: true },
    { field: 'MonthlyFee', priority: 4 },
    { field: 'Status', phone: 'status' },
  ],
  sort: 'Description',
  quick: quickBy('Status', 'ACTIVE', 'PENDING', 'ENDED'),
  links: { RelationId: 'Relation', SubscriptionTypeId: 'SubscriptionType' },
  looks: { Status: TERM_STATUS },
  cells: { TariffCode: TariffCell },
  customFields: ['TokenIds'],
  missing: 'SUBNOTFOUND',
  editable: ['Description', 'StartDate', 'EndDate'],
}
