import { type CommandRecord, type CommandTrayRef, selectCommandRef } from '@portal/machines'
import { useI18n, useSystem } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'

interface ReceiptProps {
  tray: CommandTrayRef
  record: CommandRecord
}

/** What can be done about a command that was rejected or is not confirmed. */
export const ReceiptActions = ({ tray, record: { command, phase, receipt } }: ReceiptProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const tell = (type: 'CHECK' | 'SEND_AGAIN') =>
    selectCommandRef(tray.getSnapshot(), command.id)?.send({ type })
  if (phase === 'rejected')
    return (
      <Button
        size="sm"
        onClick={() =>
          tray.send({ type: 'REPEAT', id: command.id, anew: crypto.randomUUID(), at: bco().now() })
        }
      >
        {t('faces.retry')}
      </Button>
    )
  if (phase !== 'unconfirmed' && phase !== 'checking') return null
  return (
    <>
      <Button size="sm" busy={phase === 'checking'} onClick={() => tell('CHECK')}>
        {t('commands.check')}
      </Button>
      {!receipt && phase === 'unconfirmed' && (
        <Button size="sm" onClick={() => tell('SEND_AGAIN')}>
          {t('commands.sendAgain')}
        </Button>
      )}
    </>
  )
}
