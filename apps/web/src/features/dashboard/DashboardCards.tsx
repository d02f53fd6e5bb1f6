import type { ReactNode } from 'react'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'

type Card = 'now' | 'todo' | 'tiles' | 'energy' | 'states'

/**
 * Layout of the cards, shared with the loading skeleton. The most urgent card comes first. On a wide screen the
 * figures precede it, and the tasks are next to the other cards.
 */
export const DashboardCards = ({
  now,
  todo,
  tiles,
  energy,
  states,
}: Readonly<Partial<Record<Card, ReactNode>>>) => {
  const isWide = useMediaQuery('(min-width: 64rem)')
  return (
    <div className="dashboard-cards">
      {isWide && tiles}
      {isWide ? (
        <div className="dashboard-columns">
          {now}
          {todo}
          {energy}
          {states}
        </div>
      ) : (
        <>
          {now}
          {todo}
          {tiles}
          {energy}
          {states}
        </>
      )}
    </div>
  )
}
