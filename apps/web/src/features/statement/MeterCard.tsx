import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { Card } from '../../ui/Card.tsx'
import type { Gap, Statement } from './statement.ts'

/** Compares the sessions with the meter reading and explains each gap. The lines add up to the metered energy. */
export const MeterCard = ({ statement }: { statement: Statement }) => {
  const { t, formats } = useI18n()
  const { sessionsKwh, meterStart, meterEnd, meterKwh, gaps } = statement
  const signed = (kwh: number) => `${kwh < 0 ? '−' : '+'} ${formats.meter(Math.abs(kwh))}`
  return (
    <Card title={t('statement.meter.title')} padded={false}>
      <table className="mb-4 w-full text-sm tabular-nums">
        <caption className="sr-only">{t('statement.meter.title')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('statement.meter.what')}</th>
            <th scope="col">{t('statement.column.energy')}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={t('statement.meter.sessions')} value={formats.meter(sessionsKwh)} />
          {gaps.map((gap) => (
            <Row
              key={`${gap.reason} ${gap.at}`}
              name={t(`statement.gap.${gap.reason}`)}
              note={<GapNote gap={gap} />}
              value={signed(gap.kwh)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr className="text-base font-semibold">
            <th scope="row" className="px-4.5 pt-3 text-left">
              {t('statement.meter.counted')}
              <span className="block text-xs font-regular text-ink-3">
                {t('statement.meter.span', {
                  from: formats.meter(meterStart),
                  until: formats.meter(meterEnd),
                })}
              </span>
            </th>
            <td className="px-4.5 pt-3 text-right align-top whitespace-nowrap">{formats.meter(meterKwh)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}

const GapNote = ({ gap: { reason, at } }: { gap: Gap }) => {
  const { t, formats } = useI18n()
  return reason === 'NOT_REGISTERED' && at !== undefined
    ? t('statement.gap.NOT_REGISTERED.at', { at: formats.dateTime(at) })
    : t(`statement.gap.${reason}.text`)
}

const Row = ({ name, note, value }: { name: string; note?: ReactNode; value: string }) => (
  <tr>
    <th scope="row" className="border-b border-line px-4.5 py-2.5 text-left font-regular">
      {name}
      {note && <span className="block text-xs text-pretty text-ink-3">{note}</span>}
    </th>
    <td className="border-b border-line px-4.5 py-2.5 text-right align-top whitespace-nowrap">{value}</td>
  </tr>
)
