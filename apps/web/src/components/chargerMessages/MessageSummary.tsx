import type { MessageName, Protocol } from '@portal/schemas/ocpp/protocols'
import { useI18n } from '../../app/context.ts'
import type { TextKey } from '../../texts/index.ts'
import { classes } from '../../ui/classes.ts'
import { Notice } from '../../ui/Notice.tsx'
import { JsonText } from './JsonText.tsx'
import type { MessageToSend } from './messageToSend.ts'
import { powerSentence } from './powerSentence.ts'
import { parsedText } from './supported.ts'

/** Warnings about messages that affect people at the chargers or take a while. */
const EFFECTS: { readonly [K in MessageName]?: Extract<TextKey, `messages.effect.${string}`> } = {
  GetDiagnostics: 'messages.effect.log',
  GetLog: 'messages.effect.log',
  ClearCache: 'messages.effect.ClearCache',
  SetChargingProfile: 'messages.effect.SetChargingProfile',
  ChangeAvailability: 'messages.effect.ChangeAvailability',
  UnlockConnector: 'messages.effect.UnlockConnector',
  Reset: 'messages.effect.Reset',
  UpdateFirmware: 'messages.effect.UpdateFirmware',
}

/** Message with its effect and its parameters for each of the protocol versions, before it is sent to many chargers. */
export const MessageSummary = ({
  message: { action, payloads },
  protocols,
  count,
}: {
  message: MessageToSend
  protocols: readonly Protocol[]
  count: number
}) => {
  const { t, formats } = useI18n()
  const effect = EFFECTS[action]
  const shown = payloads.filter(({ Protocol }) => protocols.includes(Protocol))
  return (
    <>
      <Notice
        kind="warning"
        live="polite"
        title={t('messages.willDo', { command: t(`messages.name.${action}`), count })}
      >
        {effect && t(effect)}
      </Notice>
      <p className="text-sm font-semibold empty:hidden">
        {powerSentence(parsedText(shown[0]?.Payload ?? 'null'), { t, formats })}
      </p>
      <div className={classes('grid gap-3', shown.length > 1 && 'sm:grid-cols-2')}>
        {shown.map(({ Protocol, Payload }) => (
          <JsonText key={Protocol} title={Protocol} value={parsedText(Payload)} />
        ))}
      </div>
    </>
  )
}
