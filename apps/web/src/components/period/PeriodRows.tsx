import { Fragment, type ReactNode } from 'react'
import { type ListPeriod, usePeriod } from '../../data/period.ts'
import { PeriodChips } from './PeriodChips.tsx'

export interface PeriodRowsProps {
  /** Label of the date field by which the period filters. */
  date: string
  children: (period: ListPeriod) => ReactNode
}

/** Period selection above the rows of a list, which restart on their first page when it changes. */
export const PeriodRows = ({ date, children }: PeriodRowsProps) => {
  const period = usePeriod()
  return (
    <>
      <PeriodChips period={period} date={date} />
      <Fragment key={period.key}>{children(period)}</Fragment>
    </>
  )
}
