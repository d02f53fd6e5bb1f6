import { MINUTE_MS } from '@portal/schemas'
import { useI18n } from '../../../app/context.ts'
import { useErrorName } from '../../../components/errorName.ts'
import { useNow } from '../../../data/useNow.ts'
import type { ReadCharger } from '../../../services/readers/chargers.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { adviceFor, adviceForSilence } from '../advice.ts'

/** Fault of a charge point, with its start and advice. Renders nothing if there is no fault. */
export const TroubleNotice = ({ charger }: { charger: ReadCharger }) => {
  const { t, formats } = useI18n()
  const errorName = useErrorName()
  const now = useNow(MINUTE_MS)
  const lastHeartbeat = Date.parse(charger.LastHeartbeat ?? '')
  const error = charger.CurrentError
  if (charger.Status === 'OFFLINE')
    return (
      <Notice
        kind="warning"
        live="off"
        title={t('network.charger.silent', {
          age: formats.age(lastHeartbeat, now),
          at: formats.dateTime(lastHeartbeat),
        })}
      >
        {error !== undefined && (
          <p>{t('network.charger.lastError', { error: errorName(error), code: error })}</p>
        )}
        <p>
          {t(
            Number.isNaN(lastHeartbeat) ? 'network.advice.silentDays' : adviceForSilence(now - lastHeartbeat),
          )}
        </p>
      </Notice>
    )
  if (error === undefined) return null
  return (
    <Notice
      kind="error"
      live="off"
      title={t('network.charger.lastError', { error: errorName(error), code: error })}
    >
      {t(adviceFor(error))}
    </Notice>
  )
}
