import { genericCalls } from '@portal/schemas'
import { Building2 } from 'lucide-react'
import type { RecordScreen } from '../../components/records/recordScreen.ts'
import { emailFaults } from '../../components/records/recordScreen.ts'
import { paths } from '../../data/paths.ts'

const FIELDS = [
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
]

/** Detail screen of a sub-organisation, for administrators of its group. */
export const RELATION_SCREEN: RecordScreen = {
  routes: genericCalls('relation', 'Relation'),
  title: 'relationDetail.list',
  icon: Building2,
  list: paths.relations(),
  path: paths.relation,
  columns: [],
  sort: 'Description',
  missing: 'RELNOTFOUND',
  detailFields: ['IsCompany', 'ParentRelation', ...FIELDS],
  editable: FIELDS,
  faults: emailFaults,
}
