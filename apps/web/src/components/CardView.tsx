import type { ReactNode } from 'react'
import { entryOf } from '../data/entry.ts'
import type { Query } from '../data/query.ts'
import { LoadingBlock } from './LoadingBlock.tsx'
import { QueryView } from './QueryView.tsx'

export interface CardViewProps<T> {
  read: Query<T>
  failed: string
  /** Approximate height of the content, used for the skeleton. */
  height: 'h-12' | 'h-28' | 'h-40' | 'h-52' | 'h-72'
  children: (data: T) => ReactNode
}

/** Query view for content that fills a card to its edges. */
export const CardView = <T,>({ read, failed, height, children }: CardViewProps<T>) => (
  <QueryView
    entry={entryOf(read)}
    isInCard
    loading={
      <div className="px-4.5 pb-4.5">
        <LoadingBlock className={height} />
      </div>
    }
    failed={failed}
  >
    {children}
  </QueryView>
)
