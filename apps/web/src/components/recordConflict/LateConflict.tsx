import { selectConflict } from '@portal/machines'
import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { PartSource } from '../../data/lazyPart.ts'
import { LazyPart } from '../LazyPart.tsx'
import { NotLoaded } from '../NotLoaded.tsx'
import type { ConflictDialogProps } from './ConflictDialog.tsx'

const part: PartSource<ComponentType<ConflictDialogProps>> = {
  load: async () => (await import('./ConflictDialog.tsx')).ConflictDialog,
  texts: {
    en: () => import('./texts/en.ts'),
    fr: () => import('./texts/fr.ts'),
    nl: () => import('./texts/nl.ts'),
  },
}

/** The choice between what two people wrote. It is fetched with the first conflict (1 kB), which few people ever have. */
export const LateConflict = (props: ConflictDialogProps) => {
  const isAsked = useSelector(props.edit, (snapshot) => selectConflict(snapshot) !== undefined)
  return (
    isAsked && (
      <LazyPart source={part} failed={(failure, retry) => <NotLoaded failure={failure} onRetry={retry} />}>
        {(ConflictDialog) => <ConflictDialog {...props} />}
      </LazyPart>
    )
  )
}
