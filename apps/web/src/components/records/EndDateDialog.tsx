import { CalendarX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { dayOf, momentOf } from '../../data/calendar.ts'
import { useTell } from '../../data/notify.ts'
import { useWriting } from '../../data/writing.ts'
import type { CallOptions } from '../../services/bco.ts'
import type { ReadSubscription } from '../../services/readers/cards.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { ActionDialog } from '../ActionDialog.tsx'

export interface EndDateDialogProps {
  record: Pick<ReadSubscription, 'Description' | 'Version' | 'EndDate'>
  /** Label while the record has no end date. */
  label: string
  /** Earliest day to choose: `2026-11-20`. */
  first: string
  /** Stores the end date; undefined removes it. */
  write: (EndDate: string | undefined, version: number, options: CallOptions) => Promise<unknown>
  /** Consequences of the end. */
  children: ReactNode
}

/** Sets, changes or removes the last day of a record. */
export const EndDateDialog = ({ record, label, first, write, children }: EndDateDialogProps) => {
  const { t, formats } = useI18n()
  const tell = useTell()
  const last = dayOf(record.EndDate)
  // An empty day removes the end date, so it is invalid if the record has no end date to remove.
  const isWrong = (day: string) => (day === '' ? last === '' : day < first)
  const writing = useWriting({
    draftKey: undefined,
    draft: { EndDate: last },
    isOpen: false,
    isReady: ({ EndDate }) => !isWrong(EndDate),
    write: async ({ draft, version }, options) => {
      // The last day is inclusive, so it ends at 23:59.
      const EndDate = momentOf(`${draft.EndDate}T23:59`)
      await write(EndDate, version, options)
      const name = record.Description
      tell(
        EndDate === undefined
          ? t('record.end.removed', { name })
          : t('record.end.set', { name, date: formats.date(Date.parse(EndDate)) }),
      )
    },
  })
  return (
    <ActionDialog
      writing={writing}
      version={record.Version}
      icon={CalendarX}
      label={last === '' ? label : t('record.end.change')}
      failed={t('record.end.failed')}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => (
        <>
          {children}
          <TextInput
            type="date"
            label={t('record.end.day')}
            hint={last === '' ? undefined : t('record.end.hint')}
            min={first}
            readOnly={isSending}
            value={draft.EndDate}
            error={
              (isMissing &&
                isWrong(draft.EndDate) &&
                t('record.end.wrong', { date: formats.date(Date.parse(first)) })) ||
              errorOf('EndDate')
            }
            onChange={({ target }) => change({ EndDate: target.value })}
          />
        </>
      )}
    </ActionDialog>
  )
}
