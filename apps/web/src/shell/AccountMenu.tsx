import { selectTheme, THEMES } from '@portal/machines'
import type { Role } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Blocks, LogOut } from 'lucide-react'
import { useSpeech, useSystem, useUserInfo } from '../portal/context.ts'
import type { TextKey } from '../texts/index.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { MenuOnDemandProps } from './MenuOnDemand.tsx'

/** 'Administrator' for everybody but drivers (S2); a fleet manager is called one (S6). */
export const roleLabel = (roles: readonly Role[]): TextKey => {
  if (roles.every((role) => role === 'User')) return 'shell.role.User'
  return roles.includes('FleetManager') ? 'shell.role.FleetManager' : 'shell.role.administrator'
}

/** Who is signed in, how the portal looks, and the way out (S2). */
export const AccountMenu = ({ look, initiallyOpen }: MenuOnDemandProps) => {
  const { t } = useSpeech()
  const { portal, appearance } = useSystem()
  const { RelationContact: contact, role } = useUserInfo()
  const theme = useSelector(appearance.theme, selectTheme)
  return (
    <Menu
      label={t('shell.account', { name: contact.Name })}
      openerLook={look}
      initiallyOpen={initiallyOpen}
      opener={<Avatar name={contact.Name} />}
      header={
        <div>
          <p className="truncate font-semibold">{contact.Name}</p>
          <p className="truncate text-xs text-ink-2">{contact.Email}</p>
          <p className="text-xs text-ink-3">{t(roleLabel(role) as 'shell.role.User')}</p>
        </div>
      }
      items={[
        ...THEMES.map((choice) => ({
          key: choice,
          label: `${t('shell.theme')}: ${t(`shell.theme.${choice}`)}`,
          checked: choice === theme,
          onSelect: () => appearance.theme.send({ type: 'CHOOSE', theme: choice }),
        })),
        {
          key: 'uiElements',
          label: t('shell.uiElements'),
          start: <Blocks size={18} />,
          href: '/ui-elements',
          separated: true,
        },
        {
          key: 'logOut',
          label: t('shell.logOut'),
          start: <LogOut size={18} />,
          onSelect: () => portal.send({ type: 'SIGN_OUT' }),
          separated: true,
        },
      ]}
    />
  )
}
