import { dayText, genericCalls, localDay, MINUTE_MS } from '@portal/schemas'
import { useI18n, useSystem } from '../../app/context.ts'
import { dayOf } from '../../data/calendar.ts'
import { editedBody } from '../../data/records.ts'
import { useNow } from '../../data/useNow.ts'
import type { ReadSubscription } from '../../services/readers/cards.ts'
import { EndDateDialog } from '../records/EndDateDialog.tsx'

const { createupdate } = genericCalls('subscription', 'Subscription')

/** Sets, changes or removes the last day of a subscription. */
export const EndSubscription = ({ subscription }: { subscription: ReadSubscription }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const today = dayText(localDay(useNow(MINUTE_MS)))
  const start = dayOf(subscription.StartDate)
  return (
    <EndDateDialog
      record={subscription}
      label={t('subscriptions.end.do')}
      first={start > today ? start : today}
      write={(EndDate, version, options) => {
        const body = editedBody(subscription.Id, { Version: version }, { EndDate })
        return bco().call(createupdate, { query: {}, body }, options)
      }}
    >
      <p>{t('subscriptions.end.text')}</p>
    </EndDateDialog>
  )
}
