import type { ComponentType } from 'react'
import { useConfig } from '../../app/context.ts'
import type { PartSource } from '../../data/lazyPart.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LazyPart } from '../LazyPart.tsx'
import type { SearchProps } from './Search.tsx'

/** Its words are those of the form around it. */
const part: PartSource<ComponentType<SearchProps>> = {
  load: async () => (await import('./Search.tsx')).Search,
}

/**
 * A search for an address, whose fields the chosen place fills in; nothing where no search for places is configured. It is
 * fetched with the first form that offers it (2 kB), which can be filled in without it.
 */
export const PlaceSearch = (props: SearchProps) => {
  const { places } = useConfig()
  if (!places) return null
  return (
    <LazyPart source={part} loading={<Skeleton className="h-17" />} failed={() => null}>
      {(Search) => <Search {...props} />}
    </LazyPart>
  )
}
