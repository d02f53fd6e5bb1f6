import { useSelector } from '@xstate/react'
import { Bell as BellIcon } from 'lucide-react'
import { type ComponentType, useReducer, useRef, useState } from 'react'
import { useI18n, useSystem, useUserInfo } from '../../app/context.ts'
import { LazyPart } from '../../components/LazyPart.tsx'
import type { PartSource } from '../../data/lazyPart.ts'
import { hasKeptNotifications } from '../../data/notify.ts'
import { MENU_OPENER } from '../../ui/menuOpener.ts'
import type { CentreProps } from './Centre.tsx'

const part: PartSource<ComponentType<CentreProps>> = {
  load: async () => (await import('./Centre.tsx')).Centre,
  texts: (language) => import(`./texts/${language}.ts`),
}

/** In the top bar: how many are unread. Chart and list are loaded with the first notification, or if one was kept from before. */
export const Bell = () => {
  const { t } = useI18n()
  const { notifications } = useSystem().overlays()
  const { Id } = useUserInfo().RelationContact
  const opener = useRef<HTMLButtonElement>(null)
  const [asked, ask] = useReducer((times: number) => times + 1, 0)
  const [unread, setUnread] = useState(0)
  const isTold = useSelector(notifications, ({ context }) => context.notifications.length > 0)
  const [isWanted, want] = useReducer(() => true, Id, hasKeptNotifications)
  if (!isWanted && (isTold || asked > 0)) want()
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={t('notifications.label') + (unread > 0 ? ` (${unread})` : '')}
        aria-haspopup="dialog"
        popoverTarget="centre"
        className={MENU_OPENER.bar}
        onClick={ask}
      >
        <BellIcon size={18} />
        {unread > 0 && <span className="tabular-nums">{unread}</span>}
      </button>
      {isWanted && (
        <LazyPart source={part} failed={() => null}>
          {(Centre) => (
            <Centre key={Id} person={Id} opener={opener} isAsked={asked > 0} onUnread={setUnread} />
          )}
        </LazyPart>
      )}
    </>
  )
}
