import { useI18n } from '../../../app/context.ts'
import { Notice } from '../../../ui/Notice.tsx'

/** Explains when a changed alarm rule takes effect, and how many emails it sends. */
export const RuleEffect = () => {
  const { t } = useI18n()
  return (
    <div className="mb-4">
      <Notice kind="info" live="off" title={t('network.alarmRule.effect')} />
    </div>
  )
}
