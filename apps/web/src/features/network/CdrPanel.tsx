import type { RecordFields } from '@portal/machines'
import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { cdrTrouble, lastRerating } from './cdrWords.ts'
import { PriceLines } from './PriceLines.tsx'
import { cdrOf } from './wiring.ts'

/**
 * Price of a CDR: the likely reason for a missing price and how to fix it, the price before a recalculation,
 * corrections, and price lines.
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
      <CorrectionNotice record={record} />
      <PriceLines record={record} />
    </div>
  )
}

/** Links to the correction of a record, and to the record that it corrects or credits. */
const CorrectionNotice = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const { Status, CorrectedById, CorrectsId, CorrectionReason, Credit, CreditReferenceId } = cdrOf(record)
  return (
    <>
      {CorrectedById !== undefined && (
        <Notice kind="warning" live="off" title={t('network.correct.replaced')}>
          <p>{t(Status === 'CREDITED' ? 'network.correct.creditedText' : 'network.correct.replacedText')}</p>
          <TextLink href={paths.netCdr(CorrectedById)}>{t('network.correct.open')}</TextLink>
        </Notice>
      )}
      {CorrectsId !== undefined && (
        <Notice live="off" title={t('network.correct.corrects')}>
          <p>{CorrectionReason}</p>
          <TextLink href={paths.netCdr(CorrectsId)}>{t('network.correct.openOld')}</TextLink>
        </Notice>
      )}
      {Credit && CreditReferenceId !== undefined && (
        <Notice live="off" title={t('network.correct.credit')}>
          <TextLink href={paths.netCdr(CreditReferenceId)}>{t('network.correct.openOld')}</TextLink>
        </Notice>
      )}
    </>
  )
}
