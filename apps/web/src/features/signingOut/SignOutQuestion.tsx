import { selectIsSignOutAsked } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useSystem } from '../../app/context.ts'
import { LazyPart } from '../../components/LazyPart.tsx'
import { NotLoaded } from '../../components/NotLoaded.tsx'
import { question } from './part.ts'

/** Over every screen, while the person is asked whether drafts may be deleted. */
export const SignOutQuestion = () => {
  const { signingOut } = useSystem()
  if (!useSelector(signingOut, selectIsSignOutAsked)) return null
  return (
    <LazyPart
      source={question}
      failed={(_, retry) => (
        <div className="menu-missing">
          <NotLoaded onRetry={retry} />
        </div>
      )}
    >
      {(Question) => <Question />}
    </LazyPart>
  )
}
