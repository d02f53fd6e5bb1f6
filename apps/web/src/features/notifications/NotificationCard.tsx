import { type Notification, type NotificationsRef, selectNotificationRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { useSupportDetails } from '../../components/supportDetails.ts'
import { notificationText } from '../../data/notificationText.ts'
import type { TextKey } from '../../texts/index.ts'
import { Toast } from '../../ui/Toast.tsx'

/** Returns a function that formats a notification in the current language. */
export const useNotificationText = (): ((notification: Notification) => string) => {
  const { errorText } = useI18n()
  return (notification) => notificationText(notification, errorText)
}

export const kindKey = ({ colour }: Notification) => `notifications.${colour}` satisfies TextKey

/** A notification. Its timeout pauses on hover and focus. */
export const NotificationCard = ({
  notification,
  notifications,
  onClose,
}: {
  notification: Notification
  notifications: NotificationsRef
  onClose: () => void
}) => {
  const { t } = useI18n()
  const textOf = useNotificationText()
  const { id, colour, code, content, count, multiline } = notification
  const life = useSelector(notifications, (snapshot) => selectNotificationRef(snapshot, id))
  const isLeaving = useSelector(life, (snapshot) => snapshot?.matches('closing') ?? false)
  const details = useSupportDetails({ code: code ?? '', ...(content && { message: content }) })
  const isFailure = code !== undefined && colour !== 'success' && colour !== 'info'
  const text = textOf(notification)
  const notes = [
    // The text of an unknown code already contains it.
    isFailure && !text.includes(code) && t('notifications.code', { code }),
    count > 1 && t('notifications.times', { count }),
  ].filter((note) => note !== false)
  return (
    <Toast
      kind={colour}
      kindLabel={t(kindKey(notification))}
      {...(notes.length > 0 && { note: notes.join(' · ') })}
      {...(isFailure && { details })}
      closeLabel={t('notifications.close')}
      onClose={() => {
        life?.send({ type: 'CLOSE' })
        onClose()
      }}
      onRead={(isRead) => life?.send({ type: isRead ? 'PAUSE' : 'RESUME' })}
      leaving={isLeaving}
      multiline={multiline}
    >
      {text}
    </Toast>
  )
}
