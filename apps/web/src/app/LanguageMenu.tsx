import { LANGUAGES } from '@portal/schemas'
import { Languages } from 'lucide-react'
import { useStore } from '../data/store.ts'
import { Flag } from '../ui/Flag.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { MenuOpenerLook } from '../ui/menuOpener.ts'
import { useI18n, useSystem } from './context.ts'

/** Language menu with flags; the choice is stored on this device (S1). */
export const LanguageMenu = ({ look = 'bar' }: { look?: MenuOpenerLook }) => {
  const { t } = useI18n()
  const { language: store } = useSystem().appearance
  const current = useStore(store).language
  return (
    <Menu
      label={t('shell.language')}
      openerLook={look}
      opener={<Languages size={18} />}
      items={LANGUAGES.map((language) => ({
        key: language,
        label: t(`shell.language.${language}`),
        lang: language,
        start: <Flag language={language} />,
        checked: language === current,
        onSelect: () => store.choose(language),
      }))}
    />
  )
}
