import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface TrendProps {
  direction: 'up' | 'down' | 'flat'
  /** Sets the colour: whether the change is good or bad. */
  mood?: 'good' | 'bad' | 'neutral'
  amount: ReactNode
  /** Direction for screen readers: 'more' or 'less'. */
  spoken?: string
}

const MOOD = { good: 'text-ok-ink', bad: 'text-err-ink', neutral: 'text-ink-2' } as const

/** Change of a number: arrow, colour and, for screen readers, a word. */
export const Trend = ({ direction, mood = 'neutral', amount, spoken }: TrendProps) => (
  <span className={classes('trend', MOOD[mood])}>
    {direction === 'up' && <ArrowUp size={14} className="stroke-[2.25]!" />}
    {direction === 'down' && <ArrowDown size={14} className="stroke-[2.25]!" />}
    {spoken && <span className="sr-only">{spoken} </span>}
    {amount}
  </span>
)
