import { genericCalls, HOUR_MS } from '@portal/schemas'
import { Mail, ReceiptText } from 'lucide-react'
import { Redirect, useSearch } from 'wouter'
import { useConfig, useI18n } from '../../app/context.ts'
import { ValueBadge } from '../../components/lists/valueLooks.tsx'
import { RecordView } from '../../components/RecordView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { ChangeType } from '../../components/subscriptions/ChangeType.tsx'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SUBSCRIPTION_STATUSES } from './list.tsx'
import { periodOf } from './period.ts'
import { SubscriptionCards } from './SubscriptionCards.tsx'
import { SubscriptionFacts } from './SubscriptionFacts.tsx'
import { TariffCard } from './TariffCard.tsx'

const { one } = genericCalls('subscription', 'Subscription')

/** Shows the subscription with the `id` in the URL, or redirects to the list if there is no `id`. */
export const SubscriptionDetail = () => {
  const id = new URLSearchParams(useSearch()).get('id')
  return id ? <OneSubscription key={id} id={id} /> : <Redirect to={paths.subscriptions()} replace />
}

const OneSubscription = ({ id }: { id: string }) => {
  const { t, formats } = useI18n()
  const { support } = useConfig()
  const now = useNow(HOUR_MS)
  const read = useQuery(one, { params: { id }, query: { Links: 'SubscriptionType,Relation' } })
  const subscription = read.data
  const title = subscription?.Description ?? id
  const breadcrumbs = (
    <Breadcrumbs
      label={t('common.breadcrumb')}
      crumbs={[
        { label: t('subscriptions.cards.title'), href: paths.cards() },
        { label: t('subscriptions.title'), href: paths.subscriptions() },
        { label: title },
      ]}
    />
  )
  const period = subscription && periodOf(subscription, now)
  return (
    <>
      <ScreenHeader
        title={title}
        breadcrumbs={breadcrumbs}
        {...(subscription &&
          period && {
            badge: <ValueBadge values={SUBSCRIPTION_STATUSES} value={subscription.Status} />,
            context: t(`subscriptions.sentence.${period.kind}`, {
              start: formats.date(period.start),
              end: formats.date(period.end),
            }),
            actions: (
              <>
                <LinkButton icon={Mail} href={`mailto:${support.email}`}>
                  {t('common.contactSupport')}
                </LinkButton>
                {subscription.Status !== 'ENDED' && <ChangeType subscription={subscription} />}
                <LinkButton variant="primary" icon={ReceiptText} href={paths.bestPlan({ id })}>
                  {t('subscriptions.bestPlan')}
                </LinkButton>
              </>
            ),
          })}
      />
      <RecordView
        read={read}
        missing={['SUBNOTFOUND']}
        list={paths.subscriptions()}
        words={{
          missing: t('subscriptions.missing'),
          back: t('subscriptions.back'),
          failed: t('subscriptions.oneFailed'),
        }}
      >
        {(loaded) => (
          <>
            <div className="mb-7 grid items-start gap-4 lg:grid-cols-2">
              <SubscriptionFacts subscription={loaded} />
              <TariffCard code={loaded.TariffCode} />
            </div>
            <SubscriptionCards subscription={loaded.Id} />
          </>
        )}
      </RecordView>
    </>
  )
}
