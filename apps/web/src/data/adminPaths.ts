import { pathsOf } from './paths.ts'

/** The address of each tool of super administrators; apart from those of operators, which some screens of customers carry. */
export const ADMIN_PATTERNS = {
  admin: '/network/admin',
  adminAlarms: '/network/admin/alarms',
  adminBacklogs: '/network/admin/backlogs',
  adminBacklog: '/network/admin/backlogs/:id',
  adminErrors: '/network/admin/errors',
  adminError: '/network/admin/errors/:id',
  adminClasses: '/network/admin/classes',
  adminClass: '/network/admin/classes/:id',
  /** `:name` is the class. */
  adminClassRecord: '/network/admin/classes/:name/:id',
  adminTables: '/network/admin/tables',
  adminTable: '/network/admin/tables/:id',
  adminPeople: '/network/admin/protected-users',
  adminPerson: '/network/admin/protected-users/:id',
  adminTest: '/network/admin/test',
  adminEmails: '/network/admin/emails',
  adminEmail: '/network/admin/emails/:id',
  adminSubscriptions: '/network/admin/subscriptions',
  adminSubscription: '/network/admin/subscriptions/:id',
  adminConnections: '/network/admin/connections',
  adminConnection: '/network/admin/connections/:id',
  adminFailedSessions: '/network/admin/sessions-in-error',
  adminCommands: '/network/admin/commands',
  adminCommand: '/network/admin/commands/:id',
  adminNewCommand: '/network/admin/new-command',
} as const

/** The address of a tool of super administrators: `adminPaths.adminEmail(id)`. */
export const adminPaths = pathsOf(ADMIN_PATTERNS)
