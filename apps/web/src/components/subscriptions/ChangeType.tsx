import { selectDraft, selectWritingViewState } from '@portal/machines'
import { genericCalls, HOUR_MS, listSubscriptionTypes, MAX_PAGE_SIZE, sumEuro } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { Repeat } from 'lucide-react'
import { useI18n, useSystem, useUserInfo } from '../../app/context.ts'
import { entryOf } from '../../data/entry.ts'
import { useQuery } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import { useWriting } from '../../data/writing.ts'
import type { ReadSubscription, ReadSubscriptionType } from '../../services/readers/cards.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { QueryView } from '../QueryView.tsx'
import { WriteDialog } from '../WriteDialog.tsx'

const { createupdate } = genericCalls('subscription', 'Subscription')

/**
 * Changes a subscription to another type available to its relation; hidden from drivers, who can only request a change.
 */
export const ChangeType = ({ subscription }: { subscription: ReadSubscription }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const { role } = useUserInfo()
  const { Id, Version } = subscription
  const change = useWriting<string>({
    draftKey: undefined,
    draft: '',
    isOpen: false,
    isReady: (type) => type !== '',
    write: ({ draft, version }, options) =>
      bco().call(
        createupdate,
        { query: {}, body: { Id, Version: version, SubscriptionTypeId: draft } },
        options,
      ),
  })
  const viewState = useSelector(change, selectWritingViewState)
  const chosen = useSelector(change, (snapshot) => selectDraft<string>(snapshot))
  const isMissing = useSelector(change, ({ context }) => context.isMissing)
  const isOpen = viewState !== 'closed' && viewState !== 'done'
  const types = useQuery(
    listSubscriptionTypes,
    isOpen
      ? {
          params: { relId: subscription.RelationId },
          query: { includeCreg: true, pagesize: MAX_PAGE_SIZE },
        }
      : undefined,
  )
  const others = types.data?.Data.filter((type) => type.Id !== subscription.SubscriptionTypeId)
  const next = others?.find((type) => type.Id === chosen)
  if (role.every((one) => one === 'User')) return null
  return (
    <>
      <Button icon={Repeat} onClick={() => change.send({ type: 'OPEN' })}>
        {t('subscriptions.change')}
      </Button>
      <WriteDialog
        writing={change}
        version={Version}
        words={{
          title: t('subscriptions.change.title'),
          send: t('subscriptions.change.save'),
          failed: t('subscriptions.change.failed'),
        }}
      >
        <QueryView
          entry={entryOf({ ...types, data: others })}
          loading={<p role="status">{t('shell.loading')}</p>}
          failed={t('subscriptions.change.typesFailed')}
        >
          {(offered) => (
            <TypeChoice
              types={offered}
              chosen={chosen}
              error={isMissing && t('subscriptions.change.missing')}
              onChoose={(draft) => change.send({ type: 'CHANGE', draft })}
            />
          )}
        </QueryView>
        <p role="status" className="not-empty:font-medium">
          {next && <Difference from={subscription.MonthlyFee} to={next.MonthlyFee} />}
        </p>
      </WriteDialog>
    </>
  )
}

interface TypeChoiceProps {
  types: readonly ReadSubscriptionType[]
  chosen: string
  error: string | false
  onChoose: (id: string) => void
}

/** Choice of a subscription type with its tariffs and monthly fee. */
export const TypeChoice = ({ types, chosen, error, onChoose }: TypeChoiceProps) => {
  const { t, formats } = useI18n()
  return (
    <RadioCards
      name="subscriptionType"
      legend={t('subscriptions.column.SubscriptionType')}
      value={chosen}
      error={error}
      onChange={onChoose}
      cards={types.map((type) => ({
        value: type.Id,
        title: type.Description,
        help: t(type.IncludesCreg ? 'subscriptions.change.creg' : 'subscriptions.change.tariffs', {
          tariffs: type.TariffCodes.join(', '),
        }),
        price:
          type.MonthlyFee === undefined
            ? '–'
            : t('subscriptions.perMonth', { fee: formats.money(type.MonthlyFee) }),
      }))}
    />
  )
}

/** Start date of the new type, and the difference in the monthly fee. */
const Difference = ({ from, to }: { from: number | undefined; to: number | undefined }) => {
  const { t, formats } = useI18n()
  const date = formats.date(useNow(HOUR_MS))
  if (from === undefined || to === undefined) return t('subscriptions.change.from', { date })
  const difference = sumEuro([to, -from])
  if (difference === 0) return t('subscriptions.change.same', { date, fee: formats.money(to) })
  return t(difference > 0 ? 'subscriptions.change.more' : 'subscriptions.change.less', {
    date,
    fee: formats.money(to),
    difference: formats.money(Math.abs(difference)),
  })
}
