import {
  type OfferedSlot,
  type SlotPickerRef,
  selectHasEarlier,
  selectHasLater,
  selectSlotDay,
  selectSlotViewState,
} from '@portal/machines'
import { noonOf } from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Card } from '../../ui/Card.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { FailedRead } from '../FailedRead.tsx'
import { LoadingBlock } from '../LoadingBlock.tsx'
import { SlotWeek } from './SlotWeek.tsx'

export interface SlotPickerProps {
  picker: SlotPickerRef
  /** Currently planned slot, which is neither free nor taken by another request. */
  planned: string | undefined
}

/** Slots of a week as a calendar or a list, including taken ones, with navigation between weeks. */
export const SlotPicker = ({ picker, planned }: SlotPickerProps) => {
  const { t, formats } = useI18n()
  const viewState = useSelector(picker, selectSlotViewState)
  const day = useSelector(picker, selectSlotDay)
  const slots = useSelector(picker, ({ context }) => context.slots)
  const view = useSelector(picker, ({ context }) => context.view)
  const error = useSelector(picker, ({ context }) => context.error)
  const hasEarlier = useSelector(picker, selectHasEarlier)
  const hasLater = useSelector(picker, selectHasLater)
  return (
    <Card title={t('visits.slots')}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex items-center gap-1.5 max-sm:w-full max-sm:justify-between">
          <IconButton
            icon={ChevronLeft}
            label={t('visits.earlier')}
            disabled={!hasEarlier}
            onClick={() => picker.send({ type: 'EARLIER' })}
          />
          <h3 className="px-1 text-sm font-semibold tabular-nums" aria-live="polite">
            {t('visits.week', { date: formats.date(noonOf(day)) })}
          </h3>
          <IconButton
            icon={ChevronRight}
            label={t('visits.later')}
            disabled={!hasLater}
            onClick={() => picker.send({ type: 'LATER' })}
          />
        </div>
        <SegmentedControl
          label={t('visits.showAs')}
          value={view}
          options={[
            { value: 'calendar', label: t('visits.calendar') },
            { value: 'list', label: t('visits.list') },
          ]}
          onChange={(next) => picker.send({ type: 'SHOW_AS', view: next })}
        />
      </div>
      {viewState === 'unread' && error ? (
        <FailedRead
          title={t('visits.slotsFailed')}
          failure={error}
          onRetry={() => picker.send({ type: 'RETRY' })}
        />
      ) : (
        <Slots picker={picker} planned={planned} slots={slots} />
      )}
      <p className="mt-3 text-xs text-ink-3">{t('visits.zone', { zone: formats.zone(noonOf(day)) })}</p>
    </Card>
  )
}

interface SlotsProps extends SlotPickerProps {
  slots: readonly OfferedSlot[] | undefined
}

const Slots = ({ picker, planned, slots }: SlotsProps) => {
  const { t } = useI18n()
  const view = useSelector(picker, ({ context }) => context.view)
  const chosen = useSelector(picker, ({ context }) => context.chosen)
  const isPicking = useSelector(picker, selectSlotViewState) === 'picking'
  if (!slots) return <LoadingBlock className="h-96" />
  if (slots.length === 0) return <p className="py-6 text-center text-ink-2">{t('visits.none')}</p>
  return (
    <SlotWeek
      slots={slots}
      view={view}
      chosen={chosen}
      planned={planned}
      isFixed={!isPicking}
      onChoose={(at) => picker.send({ type: 'CHOOSE', at })}
    />
  )
}
