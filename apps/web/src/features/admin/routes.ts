import type { Role } from '@portal/schemas'
import {
  Archive,
  BellRing,
  Boxes,
  Cable,
  CircleAlert,
  FlaskConical,
  Mail,
  RadioTower,
  ShieldUser,
  Table2,
  UserRoundCog,
  WalletCards,
} from 'lucide-react'
import type { ScreenRoute } from '../../app/route.ts'
import { PATTERNS } from '../../data/paths.ts'
import type { TextKey, TextSource } from '../../texts/index.ts'
import type { Icon } from '../../ui/icon.ts'

const roles: readonly Role[] = ['SuperAdmin']

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

type Screens = typeof import('./screens.tsx')

const screen = (path: string, name: keyof Screens, id?: string): ScreenRoute => ({
  path,
  roles,
  texts,
  visibleTo: [{ persona: 'superadmin', ...(id !== undefined && { id }) }],
  load: async () => (await import('./screens.tsx'))[name],
})

const entry = (
  path: string,
  name: keyof Screens,
  label: TextKey,
  icon: Icon,
  details?: readonly string[],
  group: TextKey = 'shell.group.admin',
): ScreenRoute => ({
  ...screen(path, name),
  menu: { in: 'side', label, icon, group, ...(details && { details }) },
})

const P = PATTERNS
const LOGS: TextKey = 'shell.group.logs'

/** Tools for super administrators (S2), in menu order. */
export const adminRoutes: readonly ScreenRoute[] = [
  entry(P.admin, 'AdminHome', 'shell.admin', UserRoundCog, []),
  entry(P.adminAlarms, 'AlarmLog', 'shell.adminAlarms', BellRing, [], LOGS),
  entry(P.adminBacklogs, 'Backlogs', 'shell.adminBacklogs', Archive, undefined, LOGS),
  entry(P.adminErrors, 'Errors', 'shell.adminErrors', CircleAlert, undefined, LOGS),
  entry(P.adminClasses, 'ClassIndex', 'shell.adminClasses', Boxes),
  entry(P.adminTables, 'Tables', 'shell.adminTables', Table2),
  entry(P.adminPeople, 'People', 'shell.adminPeople', ShieldUser),
  {
    path: P.adminTest,
    roles,
    texts,
    visibleTo: [{ persona: 'superadmin' }],
    menu: { in: 'side', label: 'shell.adminTest', icon: FlaskConical, group: 'shell.group.admin' },
    // Loaded separately because it includes the large endpoint table.
    load: async () => (await import('./testPage/TestPage.tsx')).TestPage,
  },
  entry(P.adminEmails, 'Emails', 'shell.adminEmails', Mail),
  entry(P.adminSubscriptions, 'RelationSubscriptions', 'shell.adminSubscriptions', WalletCards, []),
  entry(P.adminConnections, 'Connections', 'shell.adminConnections', Cable),
  entry(P.adminFailedSessions, 'FailedSessions', 'shell.adminFailedSessions', CircleAlert, []),
  entry(P.adminCommands, 'Commands', 'shell.adminCommands', RadioTower, [P.adminCommand, P.adminNewCommand]),
  screen(P.adminBacklog, 'Backlog', 'BL01'),
  screen(P.adminError, 'ErrorDetail', 'E00001'),
  screen(P.adminClass, 'ClassRecords', 'generictable'),
  screen(P.adminClassNew, 'NewClassRecord', 'generictable'),
  screen(P.adminClassRecord, 'ClassRecord', 'generictable/GT0001'),
  screen(P.adminTableNew, 'NewTableRow'),
  screen(P.adminTable, 'Table', 'GT0001'),
  screen(P.adminPerson, 'Person', 'PU00010'),
  screen(P.adminEmail, 'Email', 'M00013'),
  screen(P.adminConnection, 'Connection', 'CN000017'),
  screen(P.adminCommand, 'Command', 'BC0001'),
  screen(P.adminNewCommand, 'NewCommand'),
]
