import { formatFilter, genericCalls } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { entryOf } from '../../data/entry.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { linkedRecord } from '../../data/records.ts'
import type { ReadSubscription } from '../../services/readers/cards.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { LoadingBlock } from '../LoadingBlock.tsx'
import { QueryView } from '../QueryView.tsx'
import { RemoveCard } from './RemoveCard.tsx'

const { filtered } = genericCalls('token', 'Token')
/** Maximum number of listed cards; a link shows all. */
const MOST = 5

/** Cards of a subscription, each with its user and a button that removes it. */
export const CardsOfSubscription = ({ subscription }: { subscription: ReadSubscription }) => {
  const { t } = useI18n()
  const filter = formatFilter([{ field: 'Subscription', operator: 'EX', value: subscription.Id }])
  const read = useQuery(filtered, {
    query: { filter, orderby: 'Number', pagesize: MOST, Links: 'RelationContact' },
  })
  return (
    <QueryView
      entry={entryOf(read)}
      failed={t('subscriptions.cards.failed')}
      loading={<LoadingBlock className="h-16" />}
    >
      {({ Data: cards, Page: { Results } }) =>
        cards.length === 0 ? (
          <p className="text-sm text-ink-3">{t('subscriptions.cards.none.title')}</p>
        ) : (
          <>
            <ul
              aria-label={t('subscriptions.cards.of', { name: subscription.Description })}
              className="divide-y divide-line text-sm"
            >
              {cards.map((card) => (
                <li key={card.Id} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2">
                  <TextLink href={paths.netCard(card.Id)}>{card.Number}</TextLink>
                  <span className="min-w-0 grow text-ink-2 wrap-anywhere">
                    {linkedRecord(card, 'RelationContact')?.Description ?? card.Description}
                  </span>
                  <RemoveCard card={card} subscription={subscription} />
                </li>
              ))}
            </ul>
            {Results > cards.length && (
              <TextLink className="text-sm" href={paths.netSubscription(subscription.Id, { tab: 'cards' })}>
                {t('subscriptions.cards.all', { count: Results })}
              </TextLink>
            )}
          </>
        )
      }
    </QueryView>
  )
}
