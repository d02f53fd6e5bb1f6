import type { CommandRecord } from '@portal/machines'

export type StepState = 'done' | 'current' | 'ahead' | 'rejected' | 'unknown'

export interface Step {
  readonly name: 'sent' | 'accepted' | 'noAnswer' | 'confirmed' | 'unconfirmed' | 'rejected'
  readonly state: StepState
  /** Server time, if known. */
  readonly at?: number
}

/**
 * Returns the steps of a command: sent, accepted and confirmed. `rejected`, `noAnswer` or `unconfirmed` replaces a
 * step that did not happen.
 */
export const stepsOf = ({ command, phase, receipt, endedAt }: CommandRecord): readonly Step[] => {
  const isSending = phase === 'sending'
  const sent: Step = { name: 'sent', state: isSending ? 'current' : 'done', at: command.at }
  if (phase === 'rejected')
    return [sent, { name: 'rejected', state: 'rejected', ...(endedAt !== undefined && { at: endedAt }) }]
  const isOver = phase === 'confirmed' || phase === 'folded'
  const accepted: Step = receipt
    ? { name: 'accepted', state: 'done', at: Date.parse(receipt.At) }
    : { name: isSending ? 'accepted' : 'noAnswer', state: isSending ? 'ahead' : 'unknown' }
  if (isOver)
    return [
      sent,
      accepted,
      { name: 'confirmed', state: 'done', ...(endedAt !== undefined && { at: endedAt }) },
    ]
  if (phase === 'unconfirmed' || phase === 'checking')
    return [sent, accepted, { name: 'unconfirmed', state: 'unknown' }]
  return [sent, accepted, { name: 'confirmed', state: isSending ? 'ahead' : 'current' }]
}
