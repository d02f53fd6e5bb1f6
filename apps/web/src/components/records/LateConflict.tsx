import { selectConflict } from '@portal/machines'
import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { PartSource } from '../../data/lazyPart.ts'
import { LazyPart } from '../LazyPart.tsx'
import { NotLoaded } from '../NotLoaded.tsx'
import type { RecordConflictProps } from '../recordConflict/RecordConflict.tsx'

/** Its words are those of records. */
const part: PartSource<ComponentType<RecordConflictProps>> = {
  load: async () => (await import('../recordConflict/RecordConflict.tsx')).RecordConflict,
}

/** The choice between what two people wrote. It is fetched with the first conflict (1 kB), which few people ever have. */
export const LateConflict = (props: RecordConflictProps) => {
  const isAsked = useSelector(props.edit, (snapshot) => selectConflict(snapshot) !== undefined)
  return (
    isAsked && (
      <LazyPart source={part} failed={(_, retry) => <NotLoaded onRetry={retry} />}>
        {(RecordConflict) => <RecordConflict {...props} />}
      </LazyPart>
    )
  )
}
