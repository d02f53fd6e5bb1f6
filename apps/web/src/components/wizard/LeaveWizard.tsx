import type { WizardAnswers } from '@portal/machines'
import { useState } from 'react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { WizardLook } from './look.ts'
import { SavedLine } from './SavedLine.tsx'

/** The ways out of a wizard: the draft stays, begins again, or goes. */
export const LeaveWizard = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard: { send, kept },
  resetText,
  priceName,
}: Pick<WizardLook<TStep, TAnswers>, 'wizard' | 'resetText' | 'priceName'>) => {
  const { t } = useI18n()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <div className="flex flex-col">
      {/* The rail has no room for them beside one another in every language. */}
      <div className="-mx-3 flex flex-wrap @min-[60rem]:flex-col @min-[60rem]:items-start">
        <Button variant="ghost" size="sm" onClick={() => send({ type: 'LEAVE' })}>
          {t('wizard.leave')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setAsked(true)}>
          {t('wizard.reset')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => send({ type: 'DISCARD' })}>
          {t('wizard.draft.discard')}
        </Button>
      </div>
      {/*
       * Below one another the last of them is to discard: it would be read as said of that. Beside an order it is below that
       * instead, where no long list of steps hides it.
       */}
      <div
        className={classes('@min-[60rem]:order-first @min-[60rem]:mb-1', priceName && '@min-[44rem]:hidden')}
      >
        <SavedLine kept={kept} />
      </div>
      <Dialog
        open={isAsked}
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
