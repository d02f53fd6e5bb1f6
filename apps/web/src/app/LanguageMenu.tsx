import { selectLanguage } from '@portal/machines'
import { LANGUAGES } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Languages } from 'lucide-react'
import { Flag } from '../ui/Flag.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { MenuOpenerLook } from '../ui/menuOpener.ts'
import { useI18n, useSystem } from './context.ts'

/** The languages with a flag each; the choice is remembered on this device (S1). */
export const LanguageMenu = ({ look = 'bar' }: { look?: MenuOpenerLook }) => {
  const { t } = useI18n()
  const { language: actor } = useSystem().appearance
  const current = useSelector(actor, selectLanguage)
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
        onSelect: () => actor.send({ type: 'CHOOSE', language }),
      }))}
    />
  )
}
