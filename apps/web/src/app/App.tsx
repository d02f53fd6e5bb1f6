import { NEW_VERSION } from '@portal/machines'
import { Router } from 'wouter'
import { useRawLocation, useRawSearch } from '../data/pathId.ts'
import { useStore } from '../data/store.ts'
import { Consent } from '../features/consent/Consent.tsx'
import { Notifications } from '../features/notifications/Notifications.tsx'
import { SystemContext } from './context.ts'
import { FailsafeView } from './FailsafeView.tsx'
import { Gate } from './Gate.tsx'
import { LastResort } from './LastResort.tsx'
import { MaintenanceCurtain } from './MaintenanceCurtain.tsx'
import { useOverlays } from './overlays.ts'
import type { PortalSystem } from './portalSystem.ts'
import { SilentShell } from './views/StartShell.tsx'

/** Uses raw URLs, so ids with a `%` are decoded only once (see `data/pathId.ts`). */
const RAW_ADDRESS = { hook: useRawLocation, searchHook: useRawSearch }

/** Renders the portal, the outline of its shell until texts are loaded, or a failsafe view if they fail to load. */
export const App = ({ system }: { system: PortalSystem }) => {
  const { language } = system.appearance
  const { phase, error } = useStore(language)
  if (phase === 'failed')
    return (
      <FailsafeView
        onRetry={() => {
          // The server has a newer version without these texts, so only a reload helps.
          if (error?.code === NEW_VERSION) window.location.reload()
          else language.retry()
        }}
      />
    )
  if (phase === 'starting') return <SilentShell />
  return (
    <SystemContext value={system}>
      <LastResort>
        <Router {...RAW_ADDRESS}>
          <MaintenanceCurtain>
            <Portal />
          </MaintenanceCurtain>
        </Router>
      </LastResort>
    </SystemContext>
  )
}

const Portal = () => {
  const overlays = useOverlays()
  return (
    <>
      {/*
        Shown at the bottom, but first in the document, so keyboard and screen reader users reach the consent first.
      */}
      {overlays && <Consent consent={overlays.consent} />}
      <Gate />
      {overlays && <Notifications notifications={overlays.notifications} />}
    </>
  )
}
