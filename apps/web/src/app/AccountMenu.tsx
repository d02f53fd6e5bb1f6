import { Blocks, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { createElement } from 'react'
import { paths } from '../data/paths.ts'
import { useStore } from '../data/store.ts'
import { THEMES } from '../data/theme.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Menu } from '../ui/Menu.tsx'
import { useI18n, useSignOut, useSystem, useUserInfo } from './context.ts'
import { ownLinks } from './ownLinks.ts'
import { roleLabel } from './roles.ts'

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon }

/** Account menu: the signed-in user, their own screens, appearance settings and sign-out (S2). */
export const AccountMenu = () => {
  const { t } = useI18n()
  const { appearance, routes } = useSystem()
  const signOut = useSignOut()
  const userInfo = useUserInfo()
  const { RelationContact: contact, role } = userInfo
  const { theme } = useStore(appearance.theme)
  const own = ownLinks(routes, userInfo)
  return (
    <Menu
      label={t('shell.account', { name: contact.Name })}
      openerLook="bar"
      opener={<Avatar name={contact.Name} />}
      header={
        <div>
          <p className="truncate font-semibold">{contact.Name}</p>
          <p className="truncate text-xs text-ink-2">{contact.Email}</p>
          <p className="text-xs text-ink-3">{t(roleLabel(role) as 'shell.role.User')}</p>
        </div>
      }
      items={[
        ...own.map(({ path, label, icon }) => ({
          key: path,
          label: t(label as 'shell.profile'),
          start: createElement(icon, { size: 18 }),
          href: path,
        })),
        ...THEMES.map((choice, index) => ({
          key: choice,
          label: t('shell.theme.choice', { name: t(`shell.theme.${choice}`) }),
          start: createElement(THEME_ICONS[choice], { size: 18 }),
          checked: choice === theme,
          onSelect: () => appearance.theme.choose(choice),
          separated: index === 0 && own.length > 0,
        })),
        {
          key: 'uiElements',
          label: t('shell.uiElements'),
          start: <Blocks size={18} />,
          href: paths.uiElements(),
          separated: true,
        },
        {
          key: 'logOut',
          label: t('shell.logOut'),
          start: <LogOut size={18} />,
          onSelect: signOut,
          separated: true,
        },
      ]}
    />
  )
}
