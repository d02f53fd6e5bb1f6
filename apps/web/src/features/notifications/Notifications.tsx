import type { NotificationPosition, NotificationsRef } from '@portal/machines'
import { createPortal } from 'react-dom'
import { Announcer } from './Announcer.tsx'
import { useAnchor } from './anchor.ts'
import { NotificationStack } from './NotificationStack.tsx'

const POSITIONS: readonly NotificationPosition[] = ['top-right', 'top-left', 'bottom-right', 'bottom-left']

/**
 * Live regions and stacks of notifications. Top stacks are below the top bar, or at the top of views without a shell
 * (S8).
 */
export const Notifications = ({ notifications }: { notifications: NotificationsRef }) => {
  const anchor = useAnchor()
  const stacks = (
    <>
      {POSITIONS.map((position) => (
        <NotificationStack key={position} notifications={notifications} position={position} />
      ))}
    </>
  )
  return (
    <>
      <Announcer notifications={notifications} />
      {anchor ? createPortal(stacks, anchor) : <div className="toasts-place order-first">{stacks}</div>}
    </>
  )
}
