import type { ReactNode } from 'react'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'

type Card = 'now' | 'todo' | 'tiles' | 'energy' | 'states'

/**
 * The most urgent card first; where there is room the figures come before it, in a line, and what there is to do is beside
 * the rest. The loading view is laid out by it too.
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
