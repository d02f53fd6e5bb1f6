import { useSyncExternalStore } from 'react'
import { LazyPart } from '../components/LazyPart.tsx'
import { NotLoaded } from '../components/NotLoaded.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useI18n, useSystem, useViewed } from './context.ts'

/** Names the relation whose eyes one looks through for as long as one does, and stops it with one press. */
export const ViewingBar = () => {
  const { t } = useI18n()
  const { viewAs } = useSystem()
  const viewed = useViewed()
  const asked = useSyncExternalStore(viewAs.subscribe, viewAs.asked)
  return (
    <>
      <div role="status" className="sticky top-0 z-20 md:top-14">
        {viewed && (
          <Notice
            banner
            kind="warning"
            live="off"
            actions={
              <Button size="sm" onClick={viewAs.end}>
                {t('shell.viewing.stop')}
              </Button>
            }
          >
            {t('shell.viewing', { name: viewed.Description })}
          </Notice>
        )}
      </div>
      {(viewed || asked > 0) && (
        <LazyPart
          key={asked}
          source={viewAs.source}
          failed={(failure, retry) => <NotLoaded failure={failure} onRetry={retry} />}
        >
          {({ Face }) => <Face />}
        </LazyPart>
      )}
    </>
  )
}
