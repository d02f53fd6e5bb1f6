import { type CommandRequest, selectUnderWayAt } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { LockOpen, Play, RotateCcw, Square } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'

const ICONS = { START: Play, STOP: Square, RESET: RotateCcw, UNLOCK: LockOpen } as const

export interface CommandButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  request: CommandRequest
}

/**
 * Sends a command to a charger after a confirmation; disabled while another command affects the same connector. The
 * button of the running command shows its progress instead of its label, at the same width.
 */
export const CommandButton = ({ request, ...look }: CommandButtonProps) => {
  const { t } = useI18n()
  const { commands } = useSystem().overlays()
  const { kind, charger, connector } = request
  const underWay = useSelector(commands, (snapshot) => selectUnderWayAt(snapshot, request)?.command.kind)
  const isSent = underWay === kind
  const words = t(`command.${kind}`)
  const place = connector ? t('command.at', { charger, number: connector.number }) : charger
  return (
    <Button
      {...look}
      icon={ICONS[kind]}
      busy={isSent}
      aria-disabled={underWay !== undefined && !isSent}
      onClick={() => commands.send({ type: 'REQUEST', request })}
    >
      <span className="grid text-start *:col-start-1 *:row-start-1">
        <span className={classes(isSent && 'invisible')}>{words}</span>
        <span className={classes(!isSent && 'invisible')}>{t('command.sent')}</span>
      </span>
      <span className="sr-only">
        {isSent && ` ${words}`} {place}
      </span>
    </Button>
  )
}
