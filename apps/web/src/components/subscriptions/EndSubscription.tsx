import { dayText, genericCalls, localDay, MINUTE_MS } from '@portal/schemas'
import { CalendarX } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { dayOf, momentOf } from '../../data/calendar.ts'
import { useTell } from '../../data/notify.ts'
import { editedBody } from '../../data/records.ts'
import { useNow } from '../../data/useNow.ts'
import { useWriting } from '../../data/writing.ts'
import type { ReadSubscription } from '../../services/readers/cards.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { ActionDialog } from '../ActionDialog.tsx'

const { createupdate } = genericCalls('subscription', 'Subscription')

/** Ends a subscription on a day, or changes or removes its end date. */
export const EndSubscription = ({ subscription }: { subscription: ReadSubscription }) => {
  const { t, formats } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const { Id, Version, Description, StartDate } = subscription
  const last = dayOf(subscription.EndDate)
  const today = dayText(localDay(useNow(MINUTE_MS)))
  const start = dayOf(StartDate)
  const first = start > today ? start : today
  // A subscription without an end date has none to remove.
  const isWrong = (day: string) => (day === '' ? last === '' : day < first)
  const writing = useWriting({
    draftKey: undefined,
    draft: { EndDate: last },
    isOpen: false,
    isReady: ({ EndDate }) => !isWrong(EndDate),
    write: async ({ draft, version }, options) => {
      // The end date is inclusive.
      const EndDate = momentOf(`${draft.EndDate}T23:59`)
      const body = editedBody(Id, { Version: version }, { EndDate })
      await bco().call(createupdate, { query: {}, body }, options)
      tell(
        EndDate === undefined
          ? t('subscriptions.end.removed', { name: Description })
          : t('subscriptions.end.set', { name: Description, date: formats.date(Date.parse(EndDate)) }),
      )
    },
  })
  return (
    <ActionDialog
      writing={writing}
      version={Version}
      icon={CalendarX}
      label={t(last === '' ? 'subscriptions.end.do' : 'subscriptions.end.change')}
      busyLabel={t('common.saving')}
      failed={t('subscriptions.end.failed')}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => (
        <>
          <p>{t('subscriptions.end.text')}</p>
          <TextInput
            type="date"
            label={t('subscriptions.end.day')}
            hint={last === '' ? undefined : t('subscriptions.end.hint')}
            min={first}
            readOnly={isSending}
            value={draft.EndDate}
            error={
              (isMissing &&
                isWrong(draft.EndDate) &&
                t('subscriptions.end.wrong', { date: formats.date(Date.parse(first)) })) ||
              errorOf('EndDate')
            }
            onChange={({ target }) => change({ EndDate: target.value })}
          />
        </>
      )}
    </ActionDialog>
  )
}
