import { genericCalls } from '@portal/schemas'
import { Handshake, UsersRound } from 'lucide-react'
import type { RecordScreen } from '../../../components/records/recordScreen.ts'
import { emailFaults } from '../../../components/records/recordScreen.ts'
import { TERM_STATUS } from '../../../components/records/valueBadges.ts'
import { paths } from '../../../data/paths.ts'

export const RELATIONS: RecordScreen = {
  routes: genericCalls('relation', 'Relation'),
  title: 'shell.netRelations',
  icon: UsersRound,
  list: paths.netRelations(),
  path: paths.netRelation,
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'IsCompany', phone: 'status' },
    { field: 'ParentRelation' },
    { field: 'City', phone: 'detail' },
    { field: 'Country', priority: 3 },
    { field: 'ModifiedOn', quiet: true, priority: 3 },
  ],
  sort: 'Description',
  missing: 'RELNOTFOUND',
  editable: [
    'Description',
    'CompanyType',
    'VatNumber',
    'Street',
    'HouseNumber',
    'PostalCode',
    'City',
    'Country',
    'Telephone',
    'Email',
    'BankAccount',
    'Bic',
  ],
  faults: emailFaults,
}

/** Contracts to operate charge points. */
export const CPO_CONTRACTS = {
  routes: genericCalls('cpocontract', 'CpoContract'),
  title: 'shell.netCpoContracts',
  icon: Handshake,
  list: paths.netCpoContracts(),
  path: paths.netCpoContract,
  titleField: 'ContractNumber',
  columns: [
    { field: 'ContractNumber', phone: 'title' },
    { field: 'Description', phone: 'detail' },
    { field: 'RelationId', priority: 3 },
    { field: 'Chargers', priority: 4 },
    { field: 'StartDate', quiet: true, priority: 5 },
    { field: 'MonthlyFee', phone: 'detail' },
    { field: 'Status', phone: 'status' },
  ],
  sort: 'ContractNumber',
  links: { RelationId: 'Relation' },
  looks: { Status: TERM_STATUS },
  customFields: ['PriceList', 'Attachments'],
  missing: 'NOCPO',
  editable: ['ContractNumber', 'Description', 'StartDate', 'EndDate', 'MonthlyFee'],
  creates: {
    at: paths.netCpoContractNew(),
    label: 'network.contract.new',
    fields: ['RelationId', 'ContractNumber', 'Description', 'StartDate', 'EndDate', 'MonthlyFee'],
    optional: ['Description'],
  },
} as const satisfies RecordScreen

export const CUSTOMER_CONTRACTS: RecordScreen = {
  ...CPO_CONTRACTS,
  columns: CPO_CONTRACTS.columns.filter(({ field }) => field !== 'RelationId'),
}
