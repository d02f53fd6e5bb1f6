import { type SlotPickerRef, selectPlannedSlot, selectSlotViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'
import { useSupportDetails } from '../supportDetails.ts'
import { SlotPicker } from './SlotPicker.tsx'
import { useSlotPicker } from './wiring.ts'

export interface SlotPlanProps {
  request: { readonly Id: string; readonly Version: number | undefined }
  purpose: 'VISIT' | 'INSTALLATION'
  slot: string | undefined
  doneTitle: (time: string) => string
  /** Link shown after planning, unless the screen always has one. */
  way?: ReactNode
}

/** Slot picker for a visit or an installation, and the outcome of planning it. */
export const SlotPlan = ({ request, purpose, slot, doneTitle, way }: SlotPlanProps) => {
  const picker = useSlotPicker(request.Id, purpose, slot)
  const viewState = useSelector(picker, selectSlotViewState)
  return (
    <div className="grid min-w-0 gap-4">
      <Outcome picker={picker} doneTitle={doneTitle} way={way} />
      {viewState !== 'planned' && (
        <>
          <SlotPicker picker={picker} planned={slot} />
          <Confirm picker={picker} version={request.Version} />
        </>
      )}
    </div>
  )
}

/**
 * Scrolls the outcome into view: on a phone, the week below it is taller than the screen, and the button is below the
 * week.
 */
const showNow = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/**
 * Outcome of planning: planned, taken by another user, overtaken by a change of the request, refused or unconfirmed.
 */
const Outcome = ({
  picker,
  doneTitle,
  way,
}: Pick<SlotPlanProps, 'doneTitle' | 'way'> & { picker: SlotPickerRef }) => {
  const { t, formats } = useI18n()
  const viewState = useSelector(picker, selectSlotViewState)
  const refusal = useSelector(picker, ({ context }) => context.refusal)
  const error = useSelector(picker, ({ context }) => context.error)
  const planned = useSelector(picker, selectPlannedSlot)
  return (
    <>
      <div role="status" className="empty:hidden">
        {viewState === 'planned' && planned && (
          <div ref={showNow}>
            <Notice
              kind="success"
              live="off"
              title={doneTitle(formats.dateTime(Date.parse(planned)))}
              actions={
                <>
                  {way}
                  <Button size="sm" onClick={() => picker.send({ type: 'BACK' })}>
                    {t('visits.another')}
                  </Button>
                </>
              }
            />
          </div>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {refusal && refusal.kind !== 'refused' && (
          <div ref={showNow}>
            <Notice kind="warning" live="off" title={t(`visits.refused.${refusal.kind}`)} />
          </div>
        )}
        {refusal?.kind === 'refused' && <Failed failure={refusal.failure} />}
        {viewState === 'unconfirmed' && error && (
          <Failed failure={error} isUnanswered={error.code === 'FAILEDTOLOAD'}>
            <Button size="sm" variant="primary" onClick={() => picker.send({ type: 'RETRY' })}>
              {t('faces.retry')}
            </Button>
            <Button size="sm" onClick={() => picker.send({ type: 'BACK' })}>
              {t('visits.another')}
            </Button>
          </Failed>
        )}
      </div>
    </>
  )
}

interface FailedProps {
  failure: { readonly code: string; readonly message?: string }
  isUnanswered?: boolean
  children?: ReactNode
}

const Failed = ({ failure, isUnanswered = false, children }: FailedProps) => {
  const { t, errorText } = useI18n()
  const details = useSupportDetails(failure)
  return (
    <div ref={showNow}>
      <Notice kind="error" live="off" title={t('visits.failed')} actions={children}>
        <p className="font-regular">{errorText(failure.code)}</p>
        {isUnanswered && <p className="font-regular">{t('writing.unanswered')}</p>}
        <div className="mt-1">
          <SupportDetails {...details} />
        </div>
      </Notice>
    </div>
  )
}

const Confirm = ({ picker, version }: { picker: SlotPickerRef; version: number | undefined }) => {
  const { t, formats } = useI18n()
  const viewState = useSelector(picker, selectSlotViewState)
  const chosen = useSelector(picker, ({ context }) => context.chosen)
  const isSending = viewState === 'sending'
  const at = Date.parse(chosen ?? '')
  return (
    <div className="sticky bottom-[calc(var(--foot)+var(--visit))] z-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4.5 py-3 shadow-near max-sm:*:grow">
      <p role="status" className="text-sm font-medium">
        {chosen === undefined
          ? t('visits.choose')
          : t('visits.chosen', { time: `${formats.longDay(at)}, ${formats.time(at)}` })}
      </p>
      <Button
        variant="primary"
        size="lg"
        busy={isSending}
        disabled={!isSending && (viewState !== 'picking' || chosen === undefined)}
        onClick={() => picker.send({ type: 'CONFIRM', version: version ?? 0, intent: crypto.randomUUID() })}
      >
        {t(isSending ? 'visits.sending' : 'visits.confirm')}
      </Button>
    </div>
  )
}
