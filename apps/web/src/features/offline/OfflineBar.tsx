import { useSyncExternalStore } from 'react'
import { useI18n, useSystem } from '../../app/context.ts'
import { WithAge } from '../../components/WithAge.tsx'
import { Notice } from '../../ui/Notice.tsx'

const listen = (tell: () => void) => {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

/** While the browser has no connection: that it has none, and when something new came last. Never lazy: it could not be fetched. */
export const OfflineBar = () => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine)
  if (isOnline) return null
  return (
    <Notice banner kind="warning">
      <WithAge at={bco().answeredAt()} text={(age) => t('shell.offline', { age })} />
    </Notice>
  )
}
