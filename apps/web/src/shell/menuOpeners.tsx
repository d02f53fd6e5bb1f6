import { Languages } from 'lucide-react'
import { useSpeech, useUserInfo } from '../portal/context.ts'
import { loadEarly } from '../portal/seldom.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { MenuOnDemand } from './MenuOnDemand.tsx'

/** With what is said when a language does not come: it could not be fetched then. */
const loadLanguageMenu = async () => {
  const [{ LanguageMenu }] = await Promise.all([
    import('./menu/LanguageMenu.tsx'),
    import('./faces/LanguageNotice.tsx'),
  ])
  return LanguageMenu
}
const loadAccountMenu = async () => (await import('./menu/AccountMenu.tsx')).AccountMenu
loadEarly(loadLanguageMenu)
loadEarly(loadAccountMenu)

/** Opens the choice of language. */
export const LanguageOpener = ({ look = 'bar' }: { look?: 'bar' | 'button' }) => {
  const { t } = useSpeech()
  return (
    <MenuOnDemand
      label={t('shell.language')}
      look={look}
      opener={<Languages size={18} />}
      load={loadLanguageMenu}
    />
  )
}

/** Opens the menu of the person who is signed in. */
export const AccountOpener = () => {
  const { t } = useSpeech()
  const { RelationContact: contact } = useUserInfo()
  return (
    <MenuOnDemand
      label={t('shell.account', { name: contact.Name })}
      look="bar"
      opener={<Avatar name={contact.Name} />}
      load={loadAccountMenu}
    />
  )
}
