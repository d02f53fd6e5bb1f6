import { useI18n, useSystem } from '../../app/context.ts'
import { WithAge } from '../../components/WithAge.tsx'
import { useIsOnline } from '../../data/page.ts'
import { Notice } from '../../ui/Notice.tsx'

/** While the browser has no connection: that it has none, and when something new came last. Never lazy: it could not be fetched. */
export const OfflineBar = () => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const isOnline = useIsOnline()
  if (isOnline) return null
  return (
    <Notice banner kind="warning">
      <WithAge at={bco().answeredAt()} text={(age) => t('shell.offline', { age })} />
    </Notice>
  )
}
