import { type NotificationCentreRef, selectIsCentreOpen, selectUnread } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useI18n } from '../../app/context.ts'
import { place } from '../../ui/place.ts'
import { hearKeys, List } from './List.tsx'
import { useUnreadAnnouncer } from './unreadAnnouncer.ts'

export interface CentreProps {
  centre: NotificationCentreRef
  opener: RefObject<HTMLButtonElement | null>
}

/** Notification list of the bell: a panel below it, or the whole page on a phone. */
export const Centre = ({ centre, opener }: CentreProps) => {
  const { t } = useI18n()
  const isOpen = useSelector(centre, selectIsCentreOpen)
  const unread = useSelector(centre, selectUnread)
  const announced = useUnreadAnnouncer(unread)
  const box = useRef<HTMLDivElement>(null)
  const show = useEffectEvent(() => {
    if (!box.current || !opener.current) return
    place(box.current, opener.current, 'below', 'end')
    box.current.focus()
  })
  // Position the panel after its size is known.
  useEffect(() => {
    if (isOpen) show()
  }, [isOpen])
  return (
    <>
      <p role="status" className="sr-only">
        {announced !== undefined && t('centre.said', { count: announced })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys pressed inside */}
      <div
        ref={box}
        id="centre"
        popover="auto"
        role="dialog"
        aria-label={t('centre.title')}
        tabIndex={-1}
        className="menu-box w-100 max-w-[calc(100vw-1rem)] p-0 outline-none max-sm:inset-0! max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none"
        onKeyDown={(event) => hearKeys(event, centre)}
        onToggle={({ newState }) => centre.send({ type: newState === 'open' ? 'OPEN' : 'CLOSE' })}
      >
        {isOpen && <List centre={centre} close={() => box.current?.hidePopover()} />}
      </div>
    </>
  )
}
