import { useI18n } from '../../../app/context.ts'
import type { ReadCharger } from '../../../services/readers/chargers.ts'
import { Notice } from '../../../ui/Notice.tsx'

export const RetiredNotice = ({ charger: { RetiredOn, RetireReason } }: { charger: ReadCharger }) => {
  const { t, formats } = useI18n()
  return (
    <Notice live="off" title={t('network.site.retired', { day: formats.date(Date.parse(RetiredOn ?? '')) })}>
      {RetireReason}
    </Notice>
  )
}
