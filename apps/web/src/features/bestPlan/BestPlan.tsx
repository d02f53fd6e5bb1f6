import { selectPlanProgress, selectPlanRows, selectPlanViewState } from '@portal/machines'
import {
  dayText,
  genericCalls,
  HOUR_MS,
  listSubscriptionTypes,
  localDay,
  MAX_PAGE_SIZE,
} from '@portal/schemas'
import { shallowEqual, useSelector } from '@xstate/react'
import { Scale } from 'lucide-react'
import { useMemo } from 'react'
import { Redirect, useSearch } from 'wouter'
import { useI18n } from '../../app/context.ts'
import { FailedRead } from '../../components/FailedRead.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import { RecordLoading, RecordView } from '../../components/RecordView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { feesOf } from '../../components/tariff/example.ts'
import { combineReads } from '../../data/combineReads.ts'
import { entryOf } from '../../data/entry.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import type { ReadSubscription } from '../../services/readers/cards.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Comparison } from './Comparison.tsx'
import { lastMonths, type PlanType, planOf, planTypes } from './plan.ts'
import { planSessions } from './rows.ts'
import { useBestPlan } from './wiring.ts'

const { one } = genericCalls('subscription', 'Subscription')
const { filtered: tariffs } = genericCalls('tariff', 'Tariff')

/** Prices the last twelve months of a subscription under every type that its relation can choose. */
export const BestPlan = () => {
  const id = new URLSearchParams(useSearch()).get('id')
  return id ? <PlanOf key={id} id={id} /> : <Redirect to={paths.subscriptions()} replace />
}

const PlanOf = ({ id }: { id: string }) => {
  const { t } = useI18n()
  const read = useQuery(one, { params: { id }, query: { Links: 'SubscriptionType' } })
  const name = read.data?.Description ?? id
  return (
    <>
      <ScreenHeader
        title={t('bestPlan.title')}
        context={name}
        breadcrumbs={
          <Breadcrumbs
            label={t('common.breadcrumb')}
            crumbs={[
              { label: t('bestPlan.subscriptions'), href: paths.subscriptions() },
              { label: name, href: paths.subscription({ id }) },
              { label: t('bestPlan.title') },
            ]}
          />
        }
      />
      <RecordView
        read={read}
        missing={['SUBNOTFOUND']}
        list={paths.subscriptions()}
        words={{
          missing: t('bestPlan.missing'),
          back: t('bestPlan.back'),
          failed: t('bestPlan.oneFailed'),
        }}
      >
        {(subscription) => <Offers subscription={subscription} />}
      </RecordView>
    </>
  )
}

const Offers = ({ subscription }: { subscription: ReadSubscription }) => {
  const { t } = useI18n()
  const types = useQuery(listSubscriptionTypes, {
    params: { relId: subscription.RelationId },
    query: { includeCreg: true, pagesize: MAX_PAGE_SIZE },
  })
  const fees = useQuery(tariffs, { query: { pagesize: MAX_PAGE_SIZE } })
  const now = useNow(HOUR_MS)
  return (
    <QueryView
      entry={entryOf(combineReads([types, fees]))}
      loading={<RecordLoading />}
      failed={t('bestPlan.offersFailed')}
    >
      {([offered, priced]) => (
        <Reading
          subscription={subscription}
          tariffs={priced.Data}
          types={planTypes(offered.Data, priced.Data, now)}
        />
      )}
    </QueryView>
  )
}

interface ReadingProps {
  subscription: ReadSubscription
  types: readonly PlanType[]
  tariffs: readonly Parameters<typeof feesOf>[0][]
}

const Reading = ({ subscription, types, tariffs: offered }: ReadingProps) => {
  const { t, formats } = useI18n()
  const day = dayText(localDay(useNow(HOUR_MS)))
  const months = useMemo(() => lastMonths(day), [day])
  const plan = useBestPlan(months[0] ?? '')
  const viewState = useSelector(plan, selectPlanViewState)
  const rows = useSelector(plan, selectPlanRows)
  const error = useSelector(plan, ({ context }) => context.error)
  const progress = useSelector(plan, selectPlanProgress, shallowEqual)
  const compared = useMemo(() => {
    if (viewState !== 'done') return undefined
    const codes = new Map(offered.map(({ Id, Code }) => [Id, Code]))
    const fees = new Map(
      offered.flatMap((tariff) => {
        const found = feesOf(tariff)
        return found ? [[tariff.Code, found] as const] : []
      }),
    )
    return planOf(planSessions(rows, codes), types, fees, months)
  }, [viewState, rows, types, offered, months])
  const cancel = <Button onClick={() => plan.send({ type: 'CANCEL' })}>{t('common.cancel')}</Button>
  if (compared) return <Comparison plan={compared} types={types} subscription={subscription} />
  return (
    <Card>
      <div aria-live="polite">
        {viewState === 'idle' && (
          <>
            <p className="max-w-prose text-ink-2">{t('bestPlan.intro')}</p>
            <Button
              className="mt-4"
              variant="primary"
              icon={Scale}
              onClick={() => plan.send({ type: 'READ', cards: subscription.TokenIds })}
            >
              {t('bestPlan.compare')}
            </Button>
          </>
        )}
        {viewState === 'reading' && (
          <>
            <p className="mb-3">
              {t('bestPlan.reading', {
                cards: progress.cards,
                of: progress.of,
                sessions: formats.count(progress.rows),
              })}
            </p>
            <ProgressBar label={t('bestPlan.progress')} value={progress.cards} max={progress.of} />
            <div className="mt-4">{cancel}</div>
          </>
        )}
      </div>
      {viewState === 'failed' && (
        <>
          <FailedRead
            title={t('bestPlan.pageFailed')}
            failure={error ?? { code: 'UNEXPECTED' }}
            onRetry={() => plan.send({ type: 'RETRY' })}
          />
          <div className="mt-2 flex justify-center">{cancel}</div>
        </>
      )}
    </Card>
  )
}
