import type { WizardAnswers } from '@portal/machines'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { StepList, type StepListProps } from './StepList.tsx'

/** Progress on narrow screens: a bar, and the list of steps in a sheet. */
export const StepProgress = <TStep extends string, TAnswers extends WizardAnswers>(
  props: StepListProps<TStep, TAnswers>,
) => {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const { rail, wordsOf } = props
  const at = rail.findIndex(({ isCurrent }) => isCurrent)
  const current = rail[at]
  const count = rail.length
  return (
    <>
      <div aria-hidden="true" className="flex h-1 gap-1">
        {rail.map(({ step }, index) => (
          <span key={step} className={`grow rounded-full ${index <= at ? 'bg-accent' : 'bg-line-strong'}`} />
        ))}
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="mt-1 -ml-1.5 inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-control px-1.5 text-left text-sm text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
      >
        <span className="shrink-0 tabular-nums">{t('wizard.step', { step: at + 1, count })}</span>
        {current && <span className="min-w-0 font-semibold text-ink">{wordsOf(current.step).label}</span>}
        <ChevronDown size={16} className="shrink-0" />
      </button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('wizard.steps')}
        closeLabel={t('common.close')}
      >
        <div className="px-4 pt-5 pb-2">
          <StepList {...props} onOpen={() => setOpen(false)} />
        </div>
      </Sheet>
    </>
  )
}
