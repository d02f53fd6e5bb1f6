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
  WalletCards,
} from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { paths } from '../../data/paths.ts'
import { LinkRow } from '../../ui/LinkRow.tsx'

const TOOLS = [
  ['adminAlarms', BellRing],
  ['adminBacklogs', Archive],
  ['adminErrors', CircleAlert],
  ['adminClasses', Boxes],
  ['adminTables', Table2],
  ['adminPeople', ShieldUser],
  ['adminTest', FlaskConical],
  ['adminEmails', Mail],
  ['adminSubscriptions', WalletCards],
  ['adminConnections', Cable],
  ['adminFailedSessions', CircleAlert],
  ['adminCommands', RadioTower],
] as const

export const AdminHome = () => {
  const { t } = useI18n()
  return (
    <>
      <ScreenHeader title={t('shell.group.admin')} context={t('admin.context')} />
      <ul className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-3">
        {TOOLS.map(([name, icon]) => (
          <LinkRow
            key={name}
            isTile
            href={paths[name]()}
            icon={icon}
            title={t(`shell.${name}`)}
            detail={t(`admin.about.${name}`)}
          />
        ))}
      </ul>
    </>
  )
}
