import { type Filter, genericCalls, POLL_COUNTS_MS, STATUS_STEPS } from '@portal/schemas'
import { Bell, BellOff, CalendarClock, Check, ClipboardList, Pause, Play, Wrench, X } from 'lucide-react'
import { ALARM_STATUS, SEVERITY } from '../../../components/records/alarmLooks.ts'
import type { RecordScreen } from '../../../components/records/recordScreen.ts'
import { quickBy, stepsOf } from '../../../components/records/recordScreen.ts'
import { paths } from '../../../data/paths.ts'
import { valueIn } from '../../../data/records.ts'
import { REQUEST_STATUS } from '../badges.ts'
import { CronCell } from '../cron/CronCell.tsx'
import { readCron } from '../cron/cron.ts'
import { FoundChargerCell, JobFileCell, JobMailCell } from '../jobs/cells.tsx'

const OPEN: Filter = { field: 'Status', operator: 'EX', value: 'OPEN' }
const assignedTo = (me: string): readonly Filter[] => [{ field: 'AssignedTo', operator: 'EX', value: me }]

/** All alarms, latest first. */
export const ALARMS: RecordScreen = {
  routes: genericCalls('alarm', 'Alarm'),
  title: 'shell.netAlarms',
  icon: Bell,
  list: paths.netAlarms(),
  path: paths.netAlarm,
  columns: [
    { field: 'Severity', phone: 'status' },
    { field: 'Description', phone: 'title', roomy: true },
    // The description usually contains the location too, so this column is hidden first.
    { field: 'LocationId', priority: 5 },
    { field: 'Raised', phone: 'half', quiet: true },
    { field: 'Status', phone: 'half' },
    { field: 'AssignedTo', priority: 4 },
    { field: 'SnoozedUntil', priority: 5, quiet: true },
  ],
  sort: '-Raised',
  refreshEvery: POLL_COUNTS_MS,
  facts: [
    { label: 'network.home.facts.alarms', filters: [OPEN] },
    {
      label: 'network.facts.critical',
      filters: [OPEN, { field: 'Severity', operator: 'EX', value: 'CRITICAL' }],
    },
  ],
  quick: [
    { label: 'network.alarms.view.open', filters: [OPEN] },
    {
      label: 'network.alarms.view.critical',
      filters: [OPEN, { field: 'Severity', operator: 'EX', value: 'CRITICAL' }],
    },
    { label: 'network.alarms.view.mine', filters: assignedTo },
  ],
  links: { RelationId: 'Relation', LocationId: 'Location', ChargePointId: 'ChargePoint', RuleId: 'Rule' },
  looks: { Severity: SEVERITY, Status: ALARM_STATUS },
  missing: 'UNKNOWNREQUEST',
  editable: ['AssignedTo', 'SnoozedUntil', 'Severity', 'Status', 'Description'],
  choices: { Status: stepsOf(STATUS_STEPS.alarm) },
  actions: [
    {
      key: 'acknowledge',
      label: 'network.alarm.acknowledge',
      icon: Check,
      isPrimary: true,
      isOffered: (record) => valueIn(record, 'Status') === 'OPEN',
      does: { changes: { Status: 'ACKNOWLEDGED' } },
    },
    {
      key: 'close',
      label: 'network.alarm.close',
      icon: BellOff,
      isOffered: (record) => valueIn(record, 'Status') === 'ACKNOWLEDGED',
      does: { changes: { Status: 'CLOSED' } },
    },
  ],
}

export const SCHEDULES = {
  routes: genericCalls('schedule', 'Schedule'),
  title: 'shell.netSchedules',
  icon: CalendarClock,
  list: paths.netSchedules(),
  path: paths.netSchedule,
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'Task', priority: 4 },
    { field: 'Cron', phone: 'detail' },
    { field: 'LastRun', quiet: true },
    { field: 'IsPaused', phone: 'status' },
  ],
  sort: 'Description',
  links: { RelationId: 'Relation' },
  cells: {
    Cron: CronCell,
    File: JobFileCell,
    EmailId: JobMailCell,
    ChargePointId: FoundChargerCell,
  },
  missing: 'UNKNOWNREQUEST',
  hidden: ['NextRuns'],
  editable: [
    'Description',
    'Task',
    'Cron',
    'RelationId',
    'ReportPeriod',
    'ReportBy',
    'Recipient',
    'IsPaused',
  ],
  omits: ({ Task }) => {
    if (Task === 'REPORT') return []
    const ofReports = ['ReportPeriod', 'ReportBy', 'Recipient']
    return Task === 'ROAMING_SYNC' ? [...ofReports, 'RelationId'] : ofReports
  },
  creates: {
    at: paths.netScheduleNew(),
    label: 'network.schedule.new',
    fields: ['Description', 'Task', 'Cron', 'RelationId', 'ReportPeriod', 'ReportBy', 'Recipient'],
    initial: { Task: 'REPORT', ReportPeriod: 'lastMonth', ReportBy: 'location' },
  },
  faults: (_, { Cron }) =>
    typeof Cron === 'string' && readCron(Cron) === undefined ? { Cron: 'invalid' } : {},
  actions: [
    {
      key: 'run',
      label: 'network.schedule.run',
      icon: Play,
      isOffered: () => true,
      does: { command: 'run' },
      success: 'network.schedule.started',
    },
    {
      key: 'pause',
      label: 'network.schedule.pause',
      icon: Pause,
      isOffered: (record) => valueIn(record, 'IsPaused') === false,
      does: { changes: { IsPaused: true } },
    },
    {
      key: 'resume',
      label: 'network.schedule.resume',
      icon: Play,
      isOffered: (record) => valueIn(record, 'IsPaused') === true,
      does: { changes: { IsPaused: false } },
    },
  ],
} satisfies RecordScreen

const isIn =
  (...states: readonly string[]) =>
  (record: object) =>
    states.includes(String(valueIn(record, 'Status')))

export const REQUESTS: RecordScreen = {
  routes: genericCalls('request', 'Request'),
  title: 'shell.netRequests',
  icon: ClipboardList,
  list: paths.netRequests(),
  path: paths.netRequest,
  columns: [
    { field: 'Description', phone: 'title' },
    { field: 'Kind', phone: 'detail' },
    { field: 'RelationId' },
    { field: 'CreatedOn', quiet: true, priority: 3 },
    { field: 'Status', phone: 'status' },
    { field: 'ReservationSlot', priority: 5 },
    { field: 'AssignedTo', priority: 4 },
    { field: 'Total', priority: 5 },
  ],
  sort: '-CreatedOn',
  facts: [{ label: 'network.facts.new', filters: [{ field: 'Status', operator: 'EX', value: 'SUBMITTED' }] }],
  quick: [
    ...quickBy('Status', 'SUBMITTED', 'SURVEY', 'PLANNED', 'INSTALLED'),
    { label: 'network.alarms.view.mine', filters: assignedTo },
  ],
  links: { RelationId: 'Relation', RelationContactId: 'RelationContact', ChargePointId: 'ChargePoint' },
  looks: { Status: REQUEST_STATUS },
  missing: 'UNKNOWNREQUEST',
  hidden: ['Messages', 'PriceChanges'],
  editable: ['Summary', 'Description', 'Status', 'AssignedTo', 'ChargePointId'],
  choices: { Status: stepsOf(STATUS_STEPS.request) },
  actions: [
    {
      key: 'survey',
      label: 'network.request.survey',
      icon: ClipboardList,
      // Questions and card orders need no survey.
      isOffered: (record) => valueIn(record, 'Kind') === 'CHARGER' && isIn('SUBMITTED')(record),
      does: { changes: { Status: 'SURVEY' } },
    },
    {
      key: 'installed',
      label: 'network.request.installed',
      icon: Wrench,
      isPrimary: true,
      isOffered: isIn('PLANNED'),
      does: { changes: { Status: 'INSTALLED' } },
    },
    {
      key: 'done',
      label: 'network.request.done',
      icon: Check,
      isOffered: isIn('SUBMITTED', 'SURVEY', 'PLANNED', 'INSTALLED'),
      does: { changes: { Status: 'DONE' } },
    },
    {
      key: 'cancel',
      label: 'network.request.cancel',
      icon: X,
      isOffered: isIn('SUBMITTED', 'SURVEY', 'PLANNED'),
      does: { changes: { Status: 'CANCELLED' } },
    },
  ],
}
