import { useSyncExternalStore } from 'react'
import { LazyPart } from '../components/LazyPart.tsx'
import { NotLoaded } from '../components/NotLoaded.tsx'
import { useSystem } from './context.ts'

/** Over every screen: a sign-out that the person asked for, and its question where drafts would be deleted. */
export const SignOutPart = () => {
  const { leaving } = useSystem()
  const asked = useSyncExternalStore(leaving.subscribe, leaving.asked)
  if (asked === 0) return null
  return (
    <LazyPart
      key={asked}
      source={leaving.source}
      failed={(failure, retry) => (
        <div className="menu-missing">
          <NotLoaded failure={failure} onRetry={retry} />
        </div>
      )}
    >
      {(SignOut) => <SignOut />}
    </LazyPart>
  )
}
