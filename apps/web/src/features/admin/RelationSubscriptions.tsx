import { formatFilter, genericCalls, getRelation } from '@portal/schemas'
import { ArrowLeft, UsersRound } from 'lucide-react'
import { useId } from 'react'
import { useSearch } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { LoadingBlock } from '../../components/LoadingBlock.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import { RelationTree } from '../../components/relationTree/RelationTree.tsx'
import { ALL } from '../../components/relationTree/wiring.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { NewSubscription } from '../../components/subscriptions/NewSubscription.tsx'
import { entryOf } from '../../data/entry.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { SubscriptionCard } from './SubscriptionCard.tsx'

const { filtered } = genericCalls('subscription', 'Subscription')
/** Maximum number of subscriptions shown; a link leads to all of them. */
const MOST = 10

const pathOf = (relation: string) => paths.adminSubscriptions({ relation })

/** Tree of all relations, next to the subscriptions, cards and terms of the relation in the URL (S2). */
export const RelationSubscriptions = () => {
  const { t } = useI18n()
  const chosen = new URLSearchParams(useSearch()).get('relation')
  return (
    <div className="wide">
      <ScreenHeader
        title={t('shell.adminSubscriptions' as 'shell.network')}
        context={t('admin.relations.context')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        {/* A small screen has space for only one column, so it hides the tree once a relation is chosen. */}
        <div className={chosen === null ? undefined : 'max-lg:hidden'}>
          <RelationTree root={ALL} path={pathOf} chosen={chosen ?? undefined} />
        </div>
        {chosen === null ? (
          <div className="rounded-card border border-line bg-surface shadow-near max-lg:hidden">
            <EmptyState
              level={2}
              picture={<IconTile icon={UsersRound} tone="off" />}
              title={t('admin.relations.choose')}
            >
              {t('admin.relations.chooseText')}
            </EmptyState>
          </div>
        ) : (
          <Chosen key={chosen} id={chosen} />
        )}
      </div>
    </div>
  )
}

const Chosen = ({ id }: { id: string }) => {
  const { t } = useI18n()
  const title = useId()
  const read = useQuery(getRelation, { params: { id } })
  const back = (
    <LinkButton icon={ArrowLeft} href={paths.adminSubscriptions()}>
      {t('admin.relations.back')}
    </LinkButton>
  )
  return (
    <QueryView
      entry={entryOf(read)}
      loading={<LoadingBlock className="h-64" />}
      failed={t('admin.relations.failed')}
      missing={{ title: t('record.missing'), way: back, level: 2 }}
    >
      {(relation) => (
        <section aria-labelledby={title} className="grid min-w-0 gap-4">
          <div className="lg:hidden">{back}</div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id={title} className="text-lg font-semibold tracking-[-0.01em] wrap-anywhere">
              <TextLink href={paths.netRelation(id)}>{relation.Description || id}</TextLink>
            </h2>
            <NewSubscription relation={relation} />
          </div>
          <Subscriptions id={id} />
        </section>
      )}
    </QueryView>
  )
}

const Subscriptions = ({ id }: { id: string }) => {
  const { t } = useI18n()
  const filter = formatFilter([{ field: 'RelationId', operator: 'EX', value: id }])
  const read = useQuery(filtered, {
    query: {
      filter,
      orderby: 'Description',
      pagesize: MOST,
      DataCategories: 'BASIC,STATE',
      Links: 'SubscriptionType',
    },
  })
  return (
    <QueryView entry={entryOf(read)} loading={<LoadingBlock className="h-64" />} failed={t('record.failed')}>
      {({ Data: subscriptions, Page: { Results } }) => (
        <>
          {subscriptions.length === 0 && <p className="text-ink-2">{t('admin.relations.none')}</p>}
          {subscriptions.map((subscription) => (
            <SubscriptionCard key={subscription.Id} subscription={subscription} />
          ))}
          {Results > subscriptions.length && (
            <TextLink href={paths.netSubscriptions({ filter })}>
              {t('admin.relations.all', { count: Results })}
            </TextLink>
          )}
        </>
      )}
    </QueryView>
  )
}
