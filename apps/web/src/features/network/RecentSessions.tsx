import { formatFilter, listChargesessions } from '@portal/schemas'
import { CarFront } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { CardView } from '../../components/CardView.tsx'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** Divisible by two and three, so both layouts have only full rows. */
const LIMIT = 6

export interface RecentSessionsProps {
  number: string
  className?: string
}

/** Latest sessions of a card, with a link to all of them. */
export const RecentSessions = ({ number, className = '' }: RecentSessionsProps) => {
  const { t, formats } = useI18n()
  const query = {
    filter: formatFilter([{ field: 'TokenNumber', operator: 'EX', value: number }]),
    orderby: 'Start desc',
    pagesize: LIMIT,
    DataCategories: 'BASIC,STATE',
  }
  const read = useQuery(listChargesessions, { query })
  const { data } = read
  return (
    <Card
      className={classes('@container', className)}
      title={t('network.recent')}
      padded={false}
      {...(data &&
        data.Page.Results > 0 && {
          action: (
            <TextLink href={paths.netSessions({ filter: query.filter })}>
              {t('network.recent.all', { count: data.Page.Results })}
            </TextLink>
          ),
        })}
    >
      <CardView read={read} failed={t('network.recent.failed')} height="h-40">
        {({ Data }) =>
          Data.length === 0 ? (
            <p className="px-4.5 pb-4.5 text-ink-2">{t('network.recent.none')}</p>
          ) : (
            <ul className="*:border-t @[52rem]:grid @[52rem]:grid-cols-2 @[90rem]:grid-cols-3">
              {Data.map(({ Id, isUnreadable, Description, Start, EnergyKwh, Price }) => (
                <LinkRow
                  key={Id}
                  icon={CarFront}
                  href={isUnreadable ? undefined : paths.netSession(Id)}
                  title={Description}
                  detail={[formats.dateTime(Start), formats.energy(EnergyKwh), formats.money(Price)].join(
                    ' · ',
                  )}
                />
              ))}
            </ul>
          )
        }
      </CardView>
    </Card>
  )
}
