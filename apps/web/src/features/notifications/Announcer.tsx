import { type NotificationsRef, selectOnScreen } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { useI18n } from '../../app/context.ts'
import { kindKey, useNotificationText } from './NotificationCard.tsx'

/** Latest failure, or latest other notification, as screen reader text. */
const Newest = ({ notifications, failures }: { notifications: NotificationsRef; failures: boolean }) => {
  const { t } = useI18n()
  const textOf = useNotificationText()
  const newest = useSelector(notifications, (snapshot) =>
    selectOnScreen(snapshot).find(({ colour }) => (colour !== 'success' && colour !== 'info') === failures),
  )
  if (!newest) return null
  const times = newest.count > 1 ? ` ${t('notifications.times', { count: newest.count })}` : ''
  return `${t(kindKey(newest))}: ${textOf(newest)}${times}`
}

/**
 * Live regions, which must exist before their content. Failures interrupt the screen reader; other notifications wait
 * for a pause.
 */
export const Announcer = ({ notifications }: { notifications: NotificationsRef }) => (
  <div className="sr-only">
    <div aria-live="assertive" aria-atomic="true">
      <Suspense>
        <Newest notifications={notifications} failures />
      </Suspense>
    </div>
    <div aria-live="polite" aria-atomic="true">
      <Suspense>
        <Newest notifications={notifications} failures={false} />
      </Suspense>
    </div>
  </div>
)
