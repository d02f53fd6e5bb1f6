import { useI18n } from '../../../app/context.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** Explains that changes apply to new alarms, and that alarms of the same minute share one email. */
export const RuleEffect = () => {
  const { t } = useI18n()
  return (
    <div className="mb-4">
      <Notice kind="info" live="off" title={t('network.alarmRule.effect')} />
    </div>
  )
}
