import { selectUnread } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Bell as BellIcon } from 'lucide-react'
import { useRef } from 'react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { MENU_OPENER } from '../../ui/menuOpener.ts'
import { Centre } from './Centre.tsx'
import { useCentre } from './wiring.ts'

/** Top bar button that shows the number of unread notifications and opens their list. */
export const Bell = () => {
  const { Id } = useUserInfo().RelationContact
  return <PersonBell key={Id} person={Id} />
}

const PersonBell = ({ person }: { person: string }) => {
  const { t } = useI18n()
  const opener = useRef<HTMLButtonElement>(null)
  const centre = useCentre(person)
  const unread = useSelector(centre, selectUnread)
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={t('notifications.label') + (unread > 0 ? ` (${unread})` : '')}
        aria-haspopup="dialog"
        popoverTarget="centre"
        className={MENU_OPENER.bar}
      >
        <BellIcon size={18} />
        {unread > 0 && <span className="tabular-nums">{unread}</span>}
      </button>
      <Centre centre={centre} opener={opener} />
    </>
  )
}
