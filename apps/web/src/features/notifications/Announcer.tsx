import { type NotificationsRef, selectOnScreen } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { useI18n } from '../../app/context.ts'
import { kindKey, useSaid } from './NotificationCard.tsx'

/** Its words, those of all failures, come with it: without a connection they could not be fetched. The newest failure, or the newest of the rest, as it is read out. */
const Newest = ({ notifications, failures }: { notifications: NotificationsRef; failures: boolean }) => {
  const { t } = useI18n()
  const said = useSaid()
  const newest = useSelector(notifications, selectOnScreen).find(
    ({ colour }) => (colour !== 'success' && colour !== 'info') === failures,
  )
  if (!newest) return null
  const times = newest.count > 1 ? ` ${t('notifications.times', { count: newest.count })}` : ''
  return `${t(kindKey(newest))}: ${said(newest)}${times}`
}

/** Live regions must be there before what they tell: failures interrupt, the rest waits for a pause. */
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
