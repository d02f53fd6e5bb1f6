import type { OfferedSlot, SlotView } from '@portal/machines'
import { localDay, noonOf } from '@portal/schemas'
import { CalendarCheck } from 'lucide-react'
import { useId } from 'react'
import { useI18n } from '../../app/context.ts'
import { classes } from '../../ui/classes.ts'

export interface SlotWeekProps {
  slots: readonly OfferedSlot[]
  view: SlotView
  chosen: string | undefined
  planned: string | undefined
  /** True while slots are read or a plan is sent; disables the slots. */
  isFixed: boolean
  onChoose: (at: string) => void
}

const byDay = (slots: readonly OfferedSlot[]): ReadonlyMap<number, readonly OfferedSlot[]> => {
  const days = new Map<number, OfferedSlot[]>()
  for (const slot of slots) {
    const day = localDay(Date.parse(slot.At))
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return days
}

/** Slots of a week by day: one radio group, in columns or stacked. */
export const SlotWeek = ({ slots, view, chosen, planned, isFixed, onChoose }: SlotWeekProps) => {
  const { t, formats } = useI18n()
  const name = useId()
  const isCalendar = view === 'calendar'
  return (
    <fieldset disabled={isFixed} className="min-w-0">
      <legend className="sr-only">{t('visits.slots')}</legend>
      <div className={isCalendar ? 'grid grid-cols-5 gap-x-1 sm:gap-x-2' : 'grid gap-5'}>
        {[...byDay(slots)].map(([day, ofDay]) => (
          <div
            key={day}
            role="group"
            aria-labelledby={`${name}-${day}`}
            // Keeps the same hours aligned if the name of a day wraps to two lines.
            className={isCalendar ? 'row-span-2 grid min-w-0 grid-rows-subgrid' : 'min-w-0'}
          >
            <h4
              id={`${name}-${day}`}
              className={classes(
                'text-xs font-semibold text-ink-2',
                isCalendar ? 'mb-2 self-end text-center' : 'mb-1.5',
              )}
            >
              {isCalendar ? formats.day(noonOf(day)) : formats.longDay(noonOf(day))}
            </h4>
            <div
              className={
                isCalendar
                  ? 'grid content-start gap-1 sm:gap-1.5'
                  : 'divide-y divide-line rounded-control border border-line'
              }
            >
              {ofDay.map((slot) => (
                <Slot
                  key={slot.At}
                  slot={slot}
                  day={formats.longDay(noonOf(day))}
                  name={name}
                  isCalendar={isCalendar}
                  isChosen={slot.At === chosen}
                  isPlanned={planned !== undefined && Date.parse(slot.At) === Date.parse(planned)}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

interface SlotProps {
  slot: OfferedSlot
  day: string
  name: string
  isCalendar: boolean
  isChosen: boolean
  isPlanned: boolean
  onChoose: (at: string) => void
}

/** Slot that is free, taken, planned or chosen; never distinguished by colour alone. */
const Slot = ({ slot: { At, IsFree }, day, name, isCalendar, isChosen, isPlanned, onChoose }: SlotProps) => {
  const { t, formats } = useI18n()
  const time = formats.time(Date.parse(At))
  const isTaken = !IsFree && !isPlanned
  const state = isPlanned ? 'planned' : IsFree ? 'free' : 'taken'
  return (
    <label
      className={classes(
        'relative flex min-h-9 items-center text-sm tabular-nums has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-11',
        isCalendar ? 'justify-center rounded-control border' : 'justify-between gap-4 px-3.5',
        IsFree ? 'cursor-pointer font-medium hover:bg-sunken' : 'cursor-not-allowed',
        isTaken && 'text-ink-3',
        isPlanned && 'font-semibold text-accent-ink',
        isCalendar && (isTaken ? 'border-line border-dashed bg-sunken' : 'bg-surface'),
        isCalendar && !isTaken && (isPlanned ? 'border-accent' : 'border-line-control'),
        isChosen && 'border-accent bg-accent-soft font-semibold text-accent-ink outline-2 outline-accent',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={!IsFree}
        aria-label={state === 'free' ? `${day}, ${time}` : `${day}, ${time}, ${t(`visits.${state}`)}`}
        onChange={() => onChoose(At)}
        className="absolute inset-0 cursor-inherit appearance-none rounded-control outline-none"
      />
      <span aria-hidden="true" className={isTaken ? 'line-through' : ''}>
        {time}
      </span>
      {isCalendar && isPlanned && <CalendarCheck size={16} className="ml-1.5 max-sm:hidden" />}
      {!isCalendar && (
        <span aria-hidden="true" className="text-xs">
          {t(`visits.${state}`)}
        </span>
      )}
    </label>
  )
}
