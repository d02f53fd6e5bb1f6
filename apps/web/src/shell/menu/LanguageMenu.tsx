import { selectLanguage } from '@portal/machines'
import { LANGUAGES } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Languages } from 'lucide-react'
import { useSpeech, useSystem } from '../../portal/context.ts'
import { Flag } from '../../ui/Flag.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { MenuOnDemandProps } from '../MenuOnDemand.tsx'

/** The languages with a flag each; the choice is remembered on this device (S1). */
export const LanguageMenu = ({ look, initiallyOpen }: MenuOnDemandProps) => {
  const { t } = useSpeech()
  const { language: actor } = useSystem().appearance
  const current = useSelector(actor, selectLanguage)
  return (
    <Menu
      label={t('shell.language')}
      openerLook={look}
      initiallyOpen={initiallyOpen}
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
