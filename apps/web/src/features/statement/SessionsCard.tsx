import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { StatementLine } from './statement.ts'

export const SessionsCard = ({ lines }: { lines: readonly StatementLine[] }) => {
  const { t, formats } = useI18n()
  return (
    <Card title={t('statement.sessions')} note={formats.count(lines.length)} padded={false}>
      {lines.length === 0 ? (
        <p className="px-4.5 pb-4.5 text-ink-2">{t('statement.sessions.none')}</p>
      ) : (
        <table className="mb-3 w-full text-sm tabular-nums">
          <caption className="sr-only">{t('statement.sessions')}</caption>
          <thead>
            <tr className="text-xs text-ink-3">
              <th scope="col" className="px-4.5 py-2 text-left font-medium">
                {t('statement.column.start')}
              </th>
              <th scope="col" className="px-2 py-2 text-right font-medium">
                {t('statement.column.energy')}
              </th>
              <th scope="col" className="px-4.5 py-2 text-right font-medium">
                {t('statement.column.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ session, standing }) => (
              <tr key={session.Id} className="border-t border-line align-baseline">
                <th scope="row" className="px-4.5 py-2 text-left font-regular">
                  <TextLink href={paths.session(session.Id)}>{formats.dateTime(session.Start)}</TextLink>
                  <span className="block text-xs text-ink-3">{session.TokenNumber}</span>
                </th>
                <td className="px-2 py-2 text-right whitespace-nowrap">{formats.meter(session.EnergyKwh)}</td>
                <td className="px-4.5 py-2 text-right">
                  {standing === 'reimbursed'
                    ? formats.money(session.Price)
                    : t(`statement.standing.${standing}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
