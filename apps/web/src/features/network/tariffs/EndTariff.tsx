import { dayText, endTariff, getTariffUse, localDay, MINUTE_MS } from '@portal/schemas'
import { CalendarX } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { ActionDialog } from '../../../components/ActionDialog.tsx'
import { dayOf, momentOf } from '../../../data/calendar.ts'
import { useTell } from '../../../data/notify.ts'
import { useQuery } from '../../../data/query.ts'
import { useNow } from '../../../data/useNow.ts'
import { useWriting } from '../../../data/writing.ts'
import type { ReadTariff } from '../../../services/readers/cards.ts'
import { TextInput } from '../../../ui/TextInput.tsx'

/** Sets, changes or removes the last day of a tariff. */
export const EndTariff = ({ tariff }: { tariff: ReadTariff }) => {
  const { t, formats } = useI18n()
  const { bco } = useSystem()
  const tell = useTell()
  const { Id, Version, Description } = tariff
  const { data: use } = useQuery(getTariffUse, { params: { id: Id } })
  const last = dayOf(tariff.EndDate)
  const today = dayText(localDay(useNow(MINUTE_MS)))
  // A tariff without an end has none to remove.
  const isWrong = (day: string) => (day === '' ? last === '' : day < today)
  const writing = useWriting({
    draftKey: undefined,
    draft: { EndDate: last },
    isOpen: false,
    isReady: ({ EndDate }) => !isWrong(EndDate),
    write: async ({ draft, version }, options) => {
      // The end date is inclusive.
      const EndDate = momentOf(`${draft.EndDate}T23:59`)
      const body = { Version: version, ...(EndDate !== undefined && { EndDate }) }
      await bco().call(endTariff, { params: { id: Id }, body }, options)
      tell(
        EndDate === undefined
          ? t('network.tariff.end.removed', { name: Description })
          : t('network.tariff.end.set', { name: Description, date: formats.date(Date.parse(EndDate)) }),
      )
    },
  })
  return (
    <ActionDialog
      writing={writing}
      version={Version}
      icon={CalendarX}
      label={t(last === '' ? 'network.tariff.end.do' : 'network.tariff.end.change')}
      busyLabel={t('common.saving')}
      failed={t('network.tariff.end.failed')}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => (
        <>
          {use && (
            <p>
              {t('network.tariff.end.use', {
                chargers: use.ChargePointCount,
                subscriptions: use.Subscriptions,
              })}
            </p>
          )}
          <p>{t('network.tariff.end.text')}</p>
          <TextInput
            type="date"
            label={t('network.tariff.end.day')}
            hint={last === '' ? undefined : t('network.tariff.end.hint')}
            min={today}
            readOnly={isSending}
            value={draft.EndDate}
            error={
              (isMissing &&
                isWrong(draft.EndDate) &&
                t('network.tariff.end.wrong', { date: formats.date(Date.parse(today)) })) ||
              errorOf('EndDate')
            }
            onChange={({ target }) => change({ EndDate: target.value })}
          />
        </>
      )}
    </ActionDialog>
  )
}
