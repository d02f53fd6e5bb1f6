import { genericCalls } from '@portal/schemas'
import { ScrollText } from 'lucide-react'
import { AuditCell } from '../../../components/records/AuditChanges.tsx'
import { AUDIT_ACTION } from '../../../components/records/auditChanges.ts'
import type { RecordScreen } from '../../../components/records/recordScreen.ts'
import { quickBy } from '../../../components/records/recordScreen.ts'
import { paths } from '../../../data/paths.ts'

export const AUDIT: RecordScreen = {
  routes: genericCalls('audit', 'AuditEntry'),
  title: 'shell.netAudit',
  icon: ScrollText,
  list: paths.netAudit(),
  path: paths.netAuditEntry,
  columns: [
    { field: 'At', phone: 'detail', quiet: true },
    { field: 'By', phone: 'detail' },
    { field: 'Class', priority: 3 },
    { field: 'Description', phone: 'title' },
    { field: 'Action', phone: 'status' },
    { field: 'Changes', roomy: true, priority: 4 },
    { field: 'Call', priority: 5, quiet: true },
  ],
  sort: '-At',
  quick: quickBy('Class', 'chargepoint', 'chargelocation', 'relation', 'token'),
  links: { RelationId: 'Relation' },
  looks: { Action: AUDIT_ACTION },
  cells: { Changes: AuditCell },
  copied: ['RecordId', 'Call'],
  customFields: ['Changes'],
  missing: 'UNKNOWNREQUEST',
}
