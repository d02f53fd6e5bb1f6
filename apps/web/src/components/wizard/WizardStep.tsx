import type { WizardAnswers } from '@portal/machines'
import { useI18n } from '../../app/context.ts'
import { useStore } from '../../data/store.ts'
import { classes } from '../../ui/classes.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { LeaveWizard } from './LeaveWizard.tsx'
import type { WizardStepProps } from './look.ts'
import { OrderPanel } from './OrderPanel.tsx'
import { SavedLine } from './SavedLine.tsx'
import { StepForm } from './StepForm.tsx'
import { StepList } from './StepList.tsx'
import { StepProgress } from './StepProgress.tsx'

/**
 * A step between the list of steps and the order. On a phone, the parts are stacked, and the order opens in a sheet.
 */
export const WizardStep = <TStep extends string, TAnswers extends WizardAnswers>(
  props: WizardStepProps<TStep, TAnswers>,
) => {
  const { wizard, name, wordsOf, answerOf, priceName, monthly, snapshot } = props
  const { t } = useI18n()
  const rail = wizard.select.rail(snapshot)
  const { isStored } = useStore(wizard.draftStatus)
  // The list and the order are not rendered in windows that are too narrow for them. In wider windows, the style sheet
  // hides them if there is no room beside the menu.
  const mayHaveRail = useMediaQuery('(min-width: 60rem)')
  const mayHaveOrder = useMediaQuery('(min-width: 44rem)')
  const list = { wizard, wordsOf, answerOf, rail }
  return (
    <div className="@container">
      <div
        className={classes(
          'grid gap-x-8 @min-[76rem]:justify-center @min-[84rem]:gap-x-10',
          priceName
            ? '@min-[44rem]:grid-cols-[minmax(0,1fr)_16rem] @min-[60rem]:grid-cols-[12.5rem_minmax(0,1fr)_16.5rem] @min-[76rem]:grid-cols-[14rem_minmax(0,40rem)_17.5rem] @min-[84rem]:grid-cols-[16rem_minmax(0,45rem)_20rem]'
            : '@min-[60rem]:grid-cols-[12.5rem_minmax(0,40rem)] @min-[76rem]:grid-cols-[14rem_minmax(0,40rem)] @min-[84rem]:grid-cols-[16rem_minmax(0,45rem)]',
        )}
      >
        <div className="col-span-full mb-4 @min-[60rem]:hidden">
          <p className="mb-2 text-xs font-semibold text-ink-3">{name}</p>
          <StepProgress {...list} />
        </div>
        {mayHaveRail && (
          <div className="hidden @min-[60rem]:block">
            <div className="sticky top-20">
              <p className="mb-4 text-xs font-semibold text-ink-3">{name}</p>
              <StepList {...list} />
              <LeaveWizard {...props} />
            </div>
          </div>
        )}
        <StepForm {...props} isStored={isStored} />
        {priceName && mayHaveOrder && (
          <div className="hidden @min-[44rem]:block">
            <section
              aria-label={t('wizard.order')}
              className="sticky top-20 rounded-card border border-line bg-surface p-4.5 shadow-near"
            >
              <h2 className="mb-3.5 text-base font-semibold">{t('wizard.order')}</h2>
              <OrderPanel wizard={wizard} snapshot={snapshot} priceName={priceName} monthly={monthly} />
            </section>
            <SavedLine draftStatus={wizard.draftStatus} />
          </div>
        )}
        <div className="col-span-full mt-4 @min-[60rem]:hidden">
          <LeaveWizard {...props} />
        </div>
      </div>
    </div>
  )
}
