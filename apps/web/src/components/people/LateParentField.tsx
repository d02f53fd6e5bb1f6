import type { ComponentType } from 'react'
import type { PartSource } from '../../data/lazyPart.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LazyPart } from '../LazyPart.tsx'
import { NotLoaded } from '../NotLoaded.tsx'
import type { ParentFieldProps } from './ParentField.tsx'

/** Its words are those of the acts on people. */
const part: PartSource<ComponentType<ParentFieldProps>> = {
  load: async () => (await import('./ParentField.tsx')).ParentField,
}

/** The choice of a parent organisation. It is fetched with the question that has it (3 kB), which few people ever ask. */
export const LateParentField = (props: ParentFieldProps) => (
  <LazyPart
    source={part}
    loading={<Skeleton className="h-22" />}
    failed={(failure, retry) => <NotLoaded failure={failure} onRetry={retry} />}
  >
    {(ParentField) => <ParentField {...props} />}
  </LazyPart>
)
