import { isOfflineStatus, toAddressPart } from '@portal/schemas'
import { useConfig, useI18n } from '../../app/context.ts'
import { chargerStatus } from '../../data/chargerState.ts'
import { paths } from '../../data/paths.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Next step for a charger that is in error, out of service or offline. */
export const ChargerNotice = ({ charger }: { charger: ReadCharger }) => {
  const { t } = useI18n()
  const { support } = useConfig()
  const status = chargerStatus(charger)
  const problem = isOfflineStatus(status)
    ? 'offline'
    : (['ERROR', 'UNAVAILABLE'] as const).find((one) => one === status)
  if (!problem) return null
  return (
    <div className="mb-4">
      <Notice
        kind={problem === 'ERROR' ? 'error' : 'warning'}
        live="off"
        title={t(`charger.notice.${problem}`)}
        actions={
          <>
            <LinkButton size="sm" href={paths.newRequest({ start: 'SUPPORT' })}>
              {t('charger.notice.report')}
            </LinkButton>
            <LinkButton
              size="sm"
              href={`mailto:${support.email}?subject=${toAddressPart(charger.Description)}`}
            >
              {t('common.contactSupport')}
            </LinkButton>
          </>
        }
      >
        <p className="font-regular">{t(`charger.notice.${problem}.text`)}</p>
      </Notice>
    </div>
  )
}
