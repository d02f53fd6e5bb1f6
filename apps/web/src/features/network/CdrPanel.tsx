import type { RecordFields } from '@portal/machines'
import { useI18n } from '../../app/context.ts'
import { Notice } from '../../ui/Notice.tsx'
import { cdrTrouble, lastRerating } from './cdrWords.ts'
import { PriceLines } from './PriceLines.tsx'

/**
 * Explains why a record has no valid price and what to do about it, with the price before a
 * recalculation.
 */
export const CdrPanel = ({ record }: { record: RecordFields }) => {
  const { t, formats } = useI18n()
  const trouble = cdrTrouble(record)
  const before = lastRerating(record)
  return (
    <div className="grid gap-4 not-empty:mb-4">
      {trouble && (
        <Notice kind="error" live="off" title={t('network.cdr.error')}>
          <p>{t(`network.cdr.error.${trouble}`)}</p>
        </Notice>
      )}
      {before && (
        <Notice
          live="off"
          title={t('network.cdr.replaced', {
            before: formats.money(before.price),
            now: formats.money(before.now),
          })}
        >
          {formats.dateTime(before.at)}
        </Notice>
      )}
      <PriceLines record={record} />
    </div>
  )
}
