import type { RecordFields } from '@portal/machines'
import { formatFilter, listChargesessions } from '@portal/schemas'
import { CarFront } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { FailedRead } from '../../components/FailedRead.tsx'
import { networkPaths } from '../../data/networkPaths.ts'
import { useOperation } from '../../data/reads.ts'
import { Card } from '../../ui/Card.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const SHOWN = 5

/** What a card charged last, and the way to all of it. */
export const CardSessions = ({ record }: { record: RecordFields }) => {
  const { t, formats } = useI18n()
  const query = {
    filter: formatFilter([{ field: 'TokenNumber', operator: 'EX', value: String(record['Number']) }]),
    orderby: 'Start desc',
    pagesize: SHOWN,
    DataCategories: 'BASIC,STATE',
  }
  const { data, error, retry } = useOperation(listChargesessions, { query })
  return (
    <Card
      className="mb-4"
      title={t('network.card.sessions')}
      padded={false}
      {...(data &&
        data.Page.Results > 0 && {
          action: (
            <TextLink href={networkPaths.netSessions({ filter: query.filter })}>
              {t('network.card.sessions.all', { count: data.Page.Results })}
            </TextLink>
          ),
        })}
    >
      {!data && error && (
        <FailedRead title={t('network.card.sessions.failed')} failure={error} onRetry={retry} />
      )}
      {!data && !error && <p className="px-4.5 pb-4.5 text-ink-2">{t('shell.loading')}</p>}
      {data?.Data.length === 0 && (
        <p className="px-4.5 pb-4.5 text-ink-2">{t('network.card.sessions.none')}</p>
      )}
      <ul>
        {data?.Data.map(({ Id, isUnreadable, Description, Start, EnergyKwh, Price }) => (
          <LinkRow
            key={Id}
            icon={CarFront}
            href={isUnreadable ? undefined : networkPaths.netSession(Id)}
            title={Description}
            detail={`${formats.dateTime(Start)} · ${formats.energy(EnergyKwh)} · ${formats.money(Price)}`}
          />
        ))}
      </ul>
    </Card>
  )
}
