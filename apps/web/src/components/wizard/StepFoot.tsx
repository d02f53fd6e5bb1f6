import type { WizardAnswers } from '@portal/machines'
import { ArrowLeft, ArrowRight, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import type { WizardStepProps } from './look.ts'
import { OrderPanel } from './OrderPanel.tsx'

export interface StepFootProps<TStep extends string, TAnswers extends WizardAnswers>
  extends WizardStepProps<TStep, TAnswers> {
  /** True if the step is the review and everything is answered. */
  isSubmit: boolean
}

/** Lowercases a label for use inside a sentence; labels with other capitals, such as names, stay unchanged. */
const inSentence = (label: string): string =>
  /^\p{Lu}\P{Lu}+$/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/**
 * Back and next buttons, and on narrow screens a button that shows the total and opens the order. Labels and states
 * come from the snapshot.
 */
export const StepFoot = <TStep extends string, TAnswers extends WizardAnswers>(
  props: StepFootProps<TStep, TAnswers>,
) => {
  const { wizard, snapshot, priceName, submit, isSubmit } = props
  const { t, formats } = useI18n()
  const { select, send } = wizard
  const isChecking = select.viewState(snapshot) === 'checking'
  const total = priceName && select.total(snapshot)
  const words = useNextWords(props)
  const submitWords = total === undefined ? submit.label : `${submit.label} · ${formats.money(total)}`
  return (
    <div
      className={classes(
        'wizard-foot flex items-center gap-3 max-[22rem]:gap-1.5',
        // The cancel button does not fit into the row on a phone.
        isChecking && 'max-sm:flex-wrap',
      )}
    >
      {priceName && <OrderButton {...props} priceName={priceName} />}
      {select.depth(snapshot) > 0 && (
        <Button
          size="lg"
          icon={ArrowLeft}
          onClick={() => send({ type: 'BACK' })}
          className="max-sm:px-3 max-[22rem]:px-2 pointer-coarse:min-w-11"
        >
          <span className="max-sm:sr-only">{t('common.back')}</span>
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={isChecking}
        className="min-w-0 max-sm:grow max-[22rem]:px-3"
        {...(!isChecking && { 'aria-label': isSubmit ? submitWords : words.full })}
        {...(isSubmit && { icon: submit.icon })}
        // Keeps the focus in the field, because an error shown on blur would move the button away from the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isSubmit && (
          <>
            <span className="truncate sm:hidden">{submit.label}</span>
            <span className="truncate max-sm:hidden">{submitWords}</span>
          </>
        )}
        {isChecking && t('common.checking')}
        {!isSubmit && !isChecking && (
          <>
            <span className="truncate sm:hidden">{words.short}</span>
            <span className="truncate max-sm:hidden">{words.full}</span>
            <ArrowRight size={18} className="max-sm:hidden" />
          </>
        )}
      </Button>
      {isChecking && (
        <Button
          variant="ghost"
          size="lg"
          className="max-sm:grow"
          onClick={({ currentTarget: { form } }) => {
            // This button disappears when the check ends, so the focus moves to the button beside it.
            form?.querySelector<HTMLElement>('[type=submit]')?.focus()
            send({ type: 'CANCEL' })
          }}
        >
          {t('common.cancel')}
        </Button>
      )}
    </div>
  )
}

/**
 * Returns the labels of the next button, full and short: the next step, or the way back if the user came from the
 * review.
 */
const useNextWords = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard: { select },
  snapshot,
  wordsOf,
}: StepFootProps<TStep, TAnswers>) => {
  const { t } = useI18n()
  const rail = select.rail(snapshot)
  const at = rail.findIndex(({ isCurrent }) => isCurrent)
  const review = rail.at(-1)
  if (review?.isBehind) return { full: t('wizard.return'), short: t('common.save') }
  const next = rail[at + 1] ?? rail.find(({ isAnswered }) => !isAnswered)
  const step = next ? inSentence(wordsOf(next.step).label) : ''
  return { full: t('wizard.next', { step }), short: t('wizard.next.short') }
}

/** Button with the order total, for views without room beside the step. Opens the order in a sheet. */
const OrderButton = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard,
  snapshot,
  priceName,
  monthly,
}: StepFootProps<TStep, TAnswers> & { priceName: (type: string) => string }) => {
  const { t, formats } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const total = wizard.select.total(snapshot)
  if (total === undefined) return null
  return (
    <span className="@min-[44rem]:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t('wizard.order.show')}: ${formats.money(total)}`}
        onClick={() => setOpen(true)}
        className="-ml-1.5 inline-flex min-h-10.5 items-center gap-1 rounded-control px-1.5 text-base font-semibold tabular-nums hover:bg-sunken max-[22rem]:px-0.5 max-[22rem]:text-sm pointer-coarse:min-h-11"
      >
        {formats.money(total)}
        <ChevronUp size={16} />
      </button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('wizard.order')}
        closeLabel={t('common.close')}
      >
        <div className="p-4">
          <OrderPanel wizard={wizard} snapshot={snapshot} priceName={priceName} monthly={monthly} />
        </div>
      </Sheet>
    </span>
  )
}
