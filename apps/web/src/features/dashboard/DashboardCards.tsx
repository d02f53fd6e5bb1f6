import type { ReactNode } from 'react'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'

type Card = 'now' | 'todo' | 'tiles' | 'energy' | 'states'

/**
 * Layout of the cards, shared with the loading skeleton. Running sessions and tasks come before the figures, except on
 * a wide screen, where the tasks are next to the other cards.
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
