import { type CommandRecord, selectCommandRef } from '@portal/machines'
import { useI18n, useSystem } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'

/** Actions for a command that was rejected or is not confirmed. */
export const ReceiptActions = ({ record: { command, phase, receipt } }: { record: CommandRecord }) => {
  const { t } = useI18n()
  const { bco, overlays } = useSystem()
  const { commands } = overlays()
  const tell = (type: 'CHECK' | 'SEND_AGAIN') =>
    selectCommandRef(commands.getSnapshot(), command.id)?.send({ type })
  if (phase === 'rejected')
    return (
      <Button
        size="sm"
        onClick={() =>
          commands.send({ type: 'REPEAT', id: command.id, newId: crypto.randomUUID(), at: bco().now() })
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
