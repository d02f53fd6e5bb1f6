import { CONFIRM_TIMEOUT_MS, type CommandRecord, selectNewestAt } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Check } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { useNow } from '../../data/useNow.ts'
import { SupportDetails } from '../../ui/SupportDetails.tsx'
import { useSupportDetails } from '../supportDetails.ts'
import { ReceiptActions } from './ReceiptActions.tsx'
import { Timeline } from './Timeline.tsx'
import { reasonOf, stateOf, titleOf } from './words.ts'

export interface CommandReceiptProps {
  chargepointId: string
  /** If set, shows only a receipt whose command ends this session. */
  sessionId?: string
}

/** Receipt of the charger's latest command: its steps, collapsed to one line when it is done. */
export const CommandReceipt = ({ chargepointId, sessionId }: CommandReceiptProps) => {
  const { commands } = useSystem().overlays()
  const record = useSelector(commands, (snapshot) => selectNewestAt(snapshot, chargepointId))
  if (!record || (sessionId !== undefined && !record.command.sessionIds.includes(sessionId))) return null
  return record.phase === 'folded' ? <Folded record={record} /> : <Unfolded record={record} />
}

const Folded = ({ record }: { record: CommandRecord }) => {
  const words = useI18n()
  const { command, endedAt } = record
  return (
    <p className="mb-4 flex items-center gap-2 text-sm text-ink-2">
      <Check size={18} className="shrink-0 text-ok-ink" />
      <span>
        {titleOf(command, words.t)} · {stateOf(record, words)}
        {endedAt !== undefined && ` · ${words.formats.time(endedAt)}`}
      </span>
    </p>
  )
}

const Unfolded = ({ record }: { record: CommandRecord }) => {
  const words = useI18n()
  const { command, phase, failure } = record
  return (
    <section
      aria-label={titleOf(command, words.t)}
      className="mb-4 grid gap-2.5 rounded-card border border-line bg-surface px-4 py-3 shadow-near"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-sm font-semibold">{titleOf(command, words.t)}</h2>
        {(phase === 'waiting' || phase === 'tracing') && <Seconds record={record} />}
      </div>
      <Timeline record={record} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-60 text-sm text-ink-2">
          {phase === 'rejected' ? reasonOf(record, words) : stateOf(record, words)}
        </p>
        <div className="flex flex-wrap gap-2">
          <ReceiptActions record={record} />
        </div>
      </div>
      {failure && <Details failure={failure} />}
    </section>
  )
}

/**
 * Elapsed seconds of the 30 within which a command must be confirmed, counted from its receipt, or from sending if
 * there is none.
 */
const Seconds = ({ record: { command, receipt } }: { record: CommandRecord }) => {
  const { t } = useI18n()
  const now = useNow()
  const all = CONFIRM_TIMEOUT_MS / 1_000
  const since = receipt ? Date.parse(receipt.At) : command.at
  const passed = Math.min(all, Math.max(0, Math.floor((now - since) / 1_000)))
  return (
    <span aria-hidden className="text-xs text-ink-3 tabular-nums">
      {t('commands.seconds', { passed, all })}
    </span>
  )
}

const Details = ({ failure }: { failure: NonNullable<CommandRecord['failure']> }) => (
  <SupportDetails
    {...useSupportDetails({
      code: failure.code,
      ...(failure.message !== undefined && { message: failure.message }),
    })}
  />
)
