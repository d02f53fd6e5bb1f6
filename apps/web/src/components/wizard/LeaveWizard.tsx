import type { WizardAnswers } from '@portal/machines'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { WizardLook } from './look.ts'
import { SavedLine } from './SavedLine.tsx'

/** Exits of a wizard: keep the draft, start over, or discard it. */
export const LeaveWizard = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard: { send, draftStatus },
  resetText,
  priceName,
}: Pick<WizardLook<TStep, TAnswers>, 'wizard' | 'resetText' | 'priceName'>) => {
  const { t } = useI18n()
  const [isConfirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  return (
    <div className="flex flex-col">
      {/* In some languages the buttons do not fit side by side in the rail. */}
      <div className="-mx-3 flex flex-wrap @min-[60rem]:flex-col @min-[60rem]:items-start">
        <Button variant="ghost" size="sm" onClick={() => send({ type: 'LEAVE' })}>
          {t('wizard.leave')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setConfirming(true)}>
          {t('wizard.reset')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => send({ type: 'DISCARD' })}>
          {t('wizard.draft.discard')}
        </Button>
      </div>
      {/*
       * In a column, the last button discards the draft, and the line would seem to belong to that button, so the line
       * comes first. With an order panel, the line is below the order instead, where no long list of steps hides it.
       */}
      <div
        className={classes('@min-[60rem]:order-first @min-[60rem]:mb-1', priceName && '@min-[44rem]:hidden')}
      >
        <SavedLine draftStatus={draftStatus} />
      </div>
      <Dialog
        open={isConfirming}
        onClose={close}
        title={t('wizard.reset.title')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button onClick={close}>{t('common.cancel')}</Button>
            <Button
              variant="dangerPrimary"
              onClick={() => {
                close()
                send({ type: 'RESET' })
              }}
            >
              {t('wizard.reset')}
            </Button>
          </>
        }
      >
        {resetText ?? t('wizard.reset.text')}
      </Dialog>
    </div>
  )
}
