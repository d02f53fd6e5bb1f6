import { genericCalls, POLL_COUNTS_MS } from '@portal/schemas'
import {
  Archive,
  Ban,
  BellRing,
  Cable,
  Check,
  CircleAlert,
  Mail,
  RadioTower,
  RotateCcw,
  Send,
  ShieldUser,
  Table2,
} from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { ALARM_STATUS, SEVERITY } from '../../components/records/alarmLooks.ts'
import type { RecordScreen } from '../../components/records/recordScreen.ts'
import { quickBy } from '../../components/records/recordScreen.ts'
import { paths } from '../../data/paths.ts'
import { valueIn } from '../../data/records.ts'
import { COMMAND_STATUS, CONNECTION_STATUS, ERROR_STATUS, LEVEL, MAIL_STATUS } from './badges.ts'

/** Shows the localized name of a command's message, or the raw value if the message is unknown. */
const CommandCell = ({ value }: { value: unknown }) => {
  const { textOf } = useI18n()
  return textOf(`messages.name.${String(value)}`) ?? String(value)
}

/** All alarms, including closed ones. A row opens the operators' alarm screen. */
export const ALARM_LOG: RecordScreen = {
  routes: genericCalls('alarm', 'Alarm'),
  title: 'shell.adminAlarms',
  icon: BellRing,
  list: paths.adminAlarms(),
  path: paths.netAlarm,
  columns: [
    { field: 'Severity', phone: 'status' },
    { field: 'Description', phone: 'title', roomy: true },
    { field: 'Raised', phone: 'detail', quiet: true },
    { field: 'Status', phone: 'detail' },
    { field: 'AcknowledgedBy', priority: 4 },
    { field: 'AcknowledgedOn', priority: 5, quiet: true },
  ],
  sort: '-Raised',
  quick: quickBy('Status', 'OPEN', 'ACKNOWLEDGED', 'CLOSED'),
  looks: { Severity: SEVERITY, Status: ALARM_STATUS },
  missing: 'UNKNOWNREQUEST',
}

export const BACKLOGS: RecordScreen = {
  routes: genericCalls('backlog', 'Backlog'),
  title: 'shell.adminBacklogs',
  icon: Archive,
  list: paths.adminBacklogs(),
  path: paths.adminBacklog,
  titleField: 'Queue',
  columns: [
    { field: 'Queue', phone: 'title' },
    { field: 'Waiting', phone: 'status' },
    { field: 'Oldest', phone: 'detail', quiet: true },
  ],
  sort: '-Waiting',
  missing: 'UNKNOWNREQUEST',
  customFields: ['Entries'],
  editable: ['Description'],
}

export const ERRORS: RecordScreen = {
  routes: genericCalls('errorlog', 'ErrorLog'),
  title: 'shell.adminErrors',
  icon: CircleAlert,
  list: paths.adminErrors(),
  path: paths.adminError,
  columns: [
    { field: 'Level', phone: 'status' },
    { field: 'Description', phone: 'title', roomy: true },
    { field: 'Source', phone: 'detail', priority: 5 },
    { field: 'Code', priority: 4, quiet: true },
    { field: 'At', phone: 'detail', quiet: true },
    { field: 'Status', priority: 3 },
    { field: 'HandledBy', priority: 5, quiet: true },
  ],
  sort: '-At',
  quick: [...quickBy('Status', 'OPEN'), ...quickBy('Level', 'CRITICAL', 'ERROR', 'WARNING')],
  links: {
    RelationId: 'Relation',
    ChargePointId: 'ChargePoint',
    SessionId: 'Session',
    EmailId: 'Email',
    RequestId: 'Request',
  },
  looks: { Level: LEVEL, Status: ERROR_STATUS },
  copied: ['Id', 'Message'],
  missing: 'UNKNOWNREQUEST',
  editable: ['Description'],
  actions: [
    {
      key: 'handled',
      label: 'admin.errors.handle',
      icon: Check,
      isPrimary: true,
      isOffered: (record) => valueIn(record, 'Status') === 'OPEN',
      does: { changes: { Status: 'HANDLED' } },
    },
    {
      key: 'reopen',
      label: 'admin.errors.reopen',
      icon: RotateCcw,
      isOffered: (record) => valueIn(record, 'Status') === 'HANDLED',
      does: { changes: { Status: 'OPEN' } },
    },
  ],
}

export const TABLES = {
  routes: genericCalls('generictable', 'GenericTable'),
  title: 'shell.adminTables',
  icon: Table2,
  list: paths.adminTables(),
  path: paths.adminTable,
  columns: [
    { field: 'Table', phone: 'detail' },
    { field: 'Key', phone: 'title' },
    { field: 'Value', phone: 'status' },
    { field: 'ModifiedOn', priority: 3, quiet: true },
  ],
  sort: 'Table',
  missing: 'UNKNOWNREQUEST',
  editable: ['Value', 'Description'],
  creates: {
    at: paths.adminTableNew(),
    label: 'admin.tables.new',
    fields: ['Table', 'Key', 'Value', 'Description'],
    optional: ['Description'],
  },
} as const satisfies RecordScreen

export const PEOPLE: RecordScreen = {
  routes: genericCalls('protecteduser', 'ProtectedUser'),
  title: 'shell.adminPeople',
  icon: ShieldUser,
  list: paths.adminPeople(),
  path: paths.adminPerson,
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'MaskedEmail', phone: 'detail' },
    { field: 'RelationContactId', quiet: true, priority: 3 },
  ],
  sort: 'Description',
  missing: 'USERNOTFOUND',
}

/** Emails sent by the network. The address and the text are hidden until the user reveals them. */
export const EMAILS: RecordScreen = {
  routes: genericCalls('email', 'Email'),
  title: 'shell.adminEmails',
  icon: Mail,
  list: paths.adminEmails(),
  path: paths.adminEmail,
  titleField: 'Subject',
  columns: [
    { field: 'Subject', phone: 'title' },
    { field: 'Status', phone: 'status' },
    { field: 'SentOn', phone: 'detail', quiet: true },
    { field: 'CreatedOn', priority: 3, quiet: true },
  ],
  sort: '-CreatedOn',
  quick: quickBy('Status', 'QUEUED', 'SENT', 'FAILED'),
  looks: { Status: MAIL_STATUS },
  missing: 'UNKNOWNREQUEST',
  editable: ['Recipient', 'Subject', 'Body'],
  actions: [
    {
      key: 'again',
      label: 'admin.email.again',
      icon: Send,
      isPrimary: true,
      isOffered: (record) => valueIn(record, 'Status') === 'FAILED',
      does: { changes: { Status: 'QUEUED' } },
    },
  ],
}

export const CONNECTIONS: RecordScreen = {
  routes: genericCalls('connection', 'Connection'),
  title: 'shell.adminConnections',
  icon: Cable,
  list: paths.adminConnections(),
  path: paths.adminConnection,
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'ChargePointId', byId: true, priority: 3, quiet: true },
    { field: 'Protocol', priority: 3 },
    { field: 'Since', phone: 'detail', quiet: true },
    { field: 'Status', phone: 'status' },
  ],
  sort: '-Since',
  links: { ChargePointId: 'ChargePoint' },
  quick: quickBy('Status', 'OPEN', 'CLOSED'),
  looks: { Status: CONNECTION_STATUS },
  copied: ['RemoteAddress'],
  refreshEvery: POLL_COUNTS_MS,
  missing: 'UNKNOWNREQUEST',
}

export const COMMANDS: RecordScreen = {
  routes: genericCalls('bulkcommand', 'BulkCommand'),
  title: 'shell.adminCommands',
  icon: RadioTower,
  list: paths.adminCommands(),
  path: paths.adminCommand,
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'Command', phone: 'detail' },
    { field: 'CreatedOn', phone: 'detail', quiet: true },
    { field: 'Status', phone: 'status' },
  ],
  sort: '-CreatedOn',
  looks: { Status: COMMAND_STATUS },
  missing: 'UNKNOWNREQUEST',
  customFields: ['ChargePointIds', 'Payloads', 'Results'],
  cells: { Command: CommandCell },
  creates: { at: paths.adminNewCommand(), label: 'admin.command.new' },
  actions: [
    {
      key: 'cancel',
      label: 'admin.command.cancel',
      icon: Ban,
      isOffered: (record) => valueIn(record, 'Status') === 'RUNNING',
      does: { changes: { Status: 'CANCELLED' } },
    },
  ],
}

/** Sessions without a price because their CDR failed. */
export const FAILED_CDRS: RecordScreen = {
  routes: genericCalls('cdr', 'Cdr'),
  title: 'shell.adminFailedSessions',
  icon: CircleAlert,
  list: paths.adminFailedSessions(),
  path: paths.netCdr,
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'RelationId', phone: 'detail' },
    { field: 'Start', phone: 'detail', quiet: true },
    { field: 'Consumption', priority: 3 },
    { field: 'Price', priority: 4 },
    { field: 'Cause', phone: 'detail' },
  ],
  needs: ['Status'],
  sort: '-Start',
  quick: quickBy('Cause', 'NO_ENERGY', 'NO_TARIFF', 'RATING_FAILED'),
  // Dismissed records keep the status ERROR, so the filter also requires an empty reason.
  fixed: [
    { field: 'Status', operator: 'EX', value: 'ERROR' },
    { field: 'DismissReason', operator: 'EX', value: '' },
  ],
  links: { RelationId: 'Relation' },
  missing: 'UNKNOWNREQUEST',
}
