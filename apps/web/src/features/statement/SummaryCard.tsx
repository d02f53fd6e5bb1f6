import { useI18n } from '../../app/context.ts'
import { Card } from '../../ui/Card.tsx'
import { Measure } from '../../ui/Measure.tsx'
import { MeasureRow } from '../../ui/MeasureRow.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ReadStatement } from './reads.ts'

export const SummaryCard = ({
  statement,
  contract,
}: {
  statement: ReadStatement
  contract: string | undefined
}) => {
  const { t, formats } = useI18n()
  const { lines, payout, reimbursedKwh, meterKwh, isWhole } = statement
  const paid = lines.filter(({ standing }) => standing === 'reimbursed')
  return (
    <Card
      title={t('statement.payout')}
      {...(contract !== undefined && { note: t('statement.contract', { number: contract }) })}
    >
      {!isWhole && (
        <div className="mb-4">
          <Notice kind="warning">{t('statement.notWhole')}</Notice>
        </div>
      )}
      <MeasureRow>
        <Measure label={t('statement.payout.expected')} value={formats.money(payout)} />
        <Measure label={t('statement.sessions.reimbursed')} value={formats.count(paid.length)} />
        <Measure label={t('statement.energy')} value={formats.decimal(reimbursedKwh)} unit="kWh" />
        <Measure label={t('statement.meter')} value={formats.decimal(meterKwh)} unit="kWh" />
      </MeasureRow>
      <p className="mt-4 text-sm text-ink-2">{t('statement.payout.text')}</p>
    </Card>
  )
}
