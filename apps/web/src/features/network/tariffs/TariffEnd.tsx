import { MINUTE_MS } from '@portal/schemas'
import { useI18n } from '../../../app/context.ts'
import { NO_VALUE } from '../../../components/lists/figures.ts'
import { OVER } from '../../../components/records/valueBadges.ts'
import { useNow } from '../../../data/useNow.ts'
import { Badge } from '../../../ui/Badge.tsx'

/** End date of a tariff, with a badge once it has passed. */
export const TariffEnd = ({ value }: { value: unknown }) => {
  const { t, formats } = useI18n()
  const now = useNow(MINUTE_MS)
  if (typeof value !== 'string') return <span className="cards:hidden">{NO_VALUE}</span>
  const end = Date.parse(value)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {formats.date(end)}
      {end <= now && <Badge {...OVER} label={t('network.tariff.state.past')} />}
    </span>
  )
}
