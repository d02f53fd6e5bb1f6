import {
  type NotificationPosition,
  type NotificationsRef,
  selectIsExpanded,
  selectOlderCount,
  selectOnScreen,
} from '@portal/machines'
import { PERSISTENT_TIMEOUT } from '@portal/schemas'
import { shallowEqual, useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { NotificationCard } from './NotificationCard.tsx'
import { StackItem } from './StackItem.tsx'
import { useRoomForStack } from './useRoomForStack.ts'

const PLACES: { readonly [P in NotificationPosition]: string } = {
  'top-right': 'sm:right-4 top-3',
  'top-left': 'sm:left-4 top-3',
  'bottom-right': 'fixed! sm:right-4 bottom-[calc(0.75rem+var(--foot)+var(--visit))]',
  'bottom-left': 'fixed! sm:left-4 bottom-[calc(0.75rem+var(--foot)+var(--visit))]',
}

/**
 * Notifications at one position, newest first. When a focused notification closes or collapses, focus moves to another
 * one or back to its origin.
 */
export const NotificationStack = ({
  notifications,
  position,
}: {
  notifications: NotificationsRef
  position: NotificationPosition
}) => {
  const { t } = useI18n()
  const list = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const all = useSelector(notifications, selectOnScreen, shallowEqual)
  const older = useSelector(notifications, selectOlderCount)
  const isExpanded = useSelector(notifications, selectIsExpanded)
  const here = all.filter((one) => one.position === position)
  const isFocusLost = useRef(false)
  const enter = (card: Element | undefined) => {
    const target = card?.querySelector<HTMLElement>('[aria-label]') ?? cameFrom.current
    target?.focus()
  }
  const cards = () => [...(list.current?.querySelectorAll('li') ?? [])]
  useLayoutEffect(() => {
    if (!isFocusLost.current) return
    isFocusLost.current = false
    // The oldest notifications collapse first, so focus the last visible one.
    enter(cards().at(-1))
  })
  const isAtTop = position.startsWith('top')
  useRoomForStack(list, isAtTop && here.length > 0)
  if (here.length === 0) return null

  const goOn = (from: number) => {
    if (!list.current?.contains(document.activeElement)) return
    const places = cards()
    const others = [...places.slice(from + 1), ...places.slice(0, from).reverse()]
    enter(others.find((place) => !place.querySelector('[inert]')))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only records the previous focus
    <section
      ref={list}
      aria-label={t('notifications.label')}
      className={classes(
        'toasts',
        PLACES[position],
        // A persistent notification is in the document flow, so it does not cover the screen's header.
        isAtTop && here.some(({ timeout }) => timeout === PERSISTENT_TIMEOUT) && 'toasts-in-flow',
      )}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget
      }}
    >
      {/* Only the list scrolls, so the buttons below stay visible. The padding leaves space for the shadows. */}
      <ol className="-mx-3 flex min-h-0 flex-col gap-2 overflow-y-auto px-3 pb-2 sm:-mx-4 sm:px-4">
        {here.map((notification, index) => (
          <StackItem key={notification.id} isFocusLost={isFocusLost}>
            <NotificationCard
              notification={notification}
              notifications={notifications}
              onClose={() => goOn(index)}
            />
          </StackItem>
        ))}
      </ol>
      {(older > 0 || here.length > 1) && (
        <div className="pointer-events-auto flex shrink-0 justify-end gap-2">
          {older > 0 && (
            <Button
              size="sm"
              className="shadow-float"
              onClick={() => notifications.send({ type: isExpanded ? 'FOLD' : 'EXPAND' })}
            >
              {isExpanded ? t('notifications.fewer') : t('notifications.more', { count: older })}
            </Button>
          )}
          <Button
            size="sm"
            className="shadow-float"
            onClick={() => {
              cameFrom.current?.focus()
              notifications.send({ type: 'CLOSE_ALL' })
            }}
          >
            {t('notifications.closeAll')}
          </Button>
        </div>
      )}
    </section>
  )
}
