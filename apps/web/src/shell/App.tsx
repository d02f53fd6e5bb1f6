import { selectIsLanguageBusy } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { SystemContext } from '../portal/context.ts'
import type { PortalSystem } from '../portal/system.ts'
import { Beside } from './Beside.tsx'
import { FailsafeFace } from './FailsafeFace.tsx'
import { Gate } from './Gate.tsx'
import { LastResort } from './LastResort.tsx'
import { MaintenanceCurtain } from './MaintenanceCurtain.tsx'

/** The portal: nothing is said before there are words to say it with. */
export const App = ({ system }: { system: PortalSystem }) => {
  const { language } = system.appearance
  const state = useSelector(language, (snapshot) => snapshot)
  if (state.matches('failed')) return <FailsafeFace onRetry={() => language.send({ type: 'RETRY' })} />
  if (state.matches('starting') && selectIsLanguageBusy(state)) return null
  return (
    <SystemContext value={system}>
      <LastResort>
        <MaintenanceCurtain>
          {/* Seen at the foot; whoever goes by keyboard or listens meets it first, as the page asks it first. */}
          <Beside part="Consent" />
          <Gate />
          <Beside part="Notifications" />
        </MaintenanceCurtain>
      </LastResort>
    </SystemContext>
  )
}
