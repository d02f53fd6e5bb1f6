import { REQUEST_KINDS } from '@portal/machines'
import { ChevronDown, CreditCard, EvCharger, MessageCircleQuestion, Plus } from 'lucide-react'
import { createElement } from 'react'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { Menu } from '../../ui/Menu.tsx'

const ICONS = { CHARGER: EvCharger, CARD: CreditCard, SUPPORT: MessageCircleQuestion } as const

export const NewRequest = () => {
  const { t } = useI18n()
  return (
    <Menu
      label={t('requests.new')}
      openerLook="buttonPrimary"
      opener={
        <>
          <Plus size={18} />
          {t('requests.new')}
          <ChevronDown size={16} />
        </>
      }
      items={REQUEST_KINDS.map((kind) => ({
        key: kind,
        label: t(`requests.new.${kind}`),
        start: createElement(ICONS[kind], { size: 18 }),
        href: paths.newRequest({ start: kind }),
      }))}
    />
  )
}
