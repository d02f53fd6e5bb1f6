import type { CommandRequest, CommandTrayRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n, useSystem } from '../../app/context.ts'
import type { Translate } from '../../texts/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CardChoice } from './CardChoice.tsx'
import { EndingSession } from './EndingSession.tsx'

/** Confirms a command. The user first chooses a card for a start, or sees the sessions that will end. */
export const Question = ({ tray }: { tray: CommandTrayRef }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const request = useSelector(tray, ({ context }) => context.request)
  const canConfirm = useSelector(tray, (snapshot) => snapshot.can({ type: 'CONFIRM', id: '', at: 0 }))
  const cancel = () => tray.send({ type: 'CANCEL' })
  const isStart = request?.kind === 'START'
  return (
    <Dialog
      open={request !== undefined}
      onClose={cancel}
      title={request && t(`command.${request.kind}`)}
      closeLabel={t('common.close')}
      actions={
        request && (
          <>
            <Button onClick={cancel}>{t('common.cancel')}</Button>
            <Button
              variant={isStart ? 'primary' : 'dangerPrimary'}
              aria-disabled={!canConfirm}
              onClick={() => tray.send({ type: 'CONFIRM', id: crypto.randomUUID(), at: bco().now() })}
            >
              {t(`command.${request.kind}`)}
            </Button>
          </>
        )
      }
    >
      {request && (
        <>
          <p>{sentenceOf(request, t)}</p>
          {isStart ? <CardChoice tray={tray} /> : <Ends request={request} />}
        </>
      )}
    </Dialog>
  )
}

const sentenceOf = ({ kind, charger, connector, sessionIds }: CommandRequest, t: Translate): string => {
  const place = connector ? t('command.at', { charger, number: connector.number }) : charger
  const count = sessionIds.length
  switch (kind) {
    case 'START':
      return place
    case 'STOP':
      return t('commands.ask.STOP', { place })
    case 'RESET':
      return count > 0
        ? t('commands.ask.RESET.ends', { charger, count })
        : t('commands.ask.RESET', { charger })
    case 'UNLOCK':
      return t(count > 0 ? 'commands.ask.UNLOCK.ends' : 'commands.ask.UNLOCK', { place })
  }
}

const Ends = ({ request: { sessionIds } }: { request: CommandRequest }) =>
  sessionIds.length > 0 && (
    <ul className="mt-3 grid gap-2">
      {sessionIds.map((id) => (
        <li key={id} className="rounded-control border border-line bg-sunken px-3 py-2.5">
          <EndingSession sessionId={id} />
        </li>
      ))}
    </ul>
  )
