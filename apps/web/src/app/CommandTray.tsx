import { useSyncExternalStore } from 'react'
import { LazyPart } from '../components/LazyPart.tsx'
import { NotLoaded } from '../components/NotLoaded.tsx'
import { hasKeptCommands } from '../services/keptCommands.ts'
import { useSystem, useUserInfo } from './context.ts'

/** The tray of remote commands, from the first one on that is given or was kept from before. */
export const CommandTray = () => {
  const { commands } = useSystem()
  const { Id } = useUserInfo().RelationContact
  const asked = useSyncExternalStore(commands.subscribe, commands.asked)
  if (asked === 0 && !hasKeptCommands(Id)) return null
  return (
    <LazyPart
      // Asking once more asks for it once more, where it did not come.
      key={asked}
      source={commands.source}
      failed={(failure, retry) => (
        <div className="menu-missing">
          <NotLoaded failure={failure} onRetry={retry} />
        </div>
      )}
    >
      {({ Tray }) => <Tray />}
    </LazyPart>
  )
}
