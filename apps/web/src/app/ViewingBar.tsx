import { Asking } from '../features/impersonation/Asking.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useI18n, useSystem, useViewed } from './context.ts'

export const ViewingBar = () => {
  const { t } = useI18n()
  const { impersonation } = useSystem()
  const viewed = useViewed()
  return (
    <>
      <div role="status" className="sticky top-0 z-20 md:top-14">
        {viewed && (
          <Notice
            banner
            kind="warning"
            live="off"
            actions={
              <Button size="sm" onClick={() => impersonation.send({ type: 'STOP' })}>
                {t('shell.viewing.stop')}
              </Button>
            }
          >
            {t('shell.viewing', { name: viewed.Description })}
          </Notice>
        )}
      </div>
      <Asking impersonation={impersonation} />
    </>
  )
}
