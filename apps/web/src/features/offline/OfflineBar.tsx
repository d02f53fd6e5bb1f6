import { useI18n, useSystem } from '../../app/context.ts'
import { WithAge } from '../../components/WithAge.tsx'
import { useIsOnline } from '../../data/page.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Offline notice with the time of the last update. Not lazy, because it could not be loaded offline. */
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
