import type { WizardAnswers } from '@portal/machines'
import { Trash2 } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { FullScreenView } from '../../ui/FullScreenView.tsx'
import type { WizardLook } from './look.ts'

export const DiscardQuestion = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard,
  discardNote,
}: Pick<WizardLook<TStep, TAnswers>, 'wizard' | 'discardNote'>) => {
  const { t } = useI18n()
  return (
    <FullScreenView
      whole={false}
      icon={Trash2}
      tone="err"
      title={t('wizard.discard.title')}
      actions={
        <>
          <Button variant="dangerPrimary" size="lg" onClick={() => wizard.send({ type: 'CONFIRM' })}>
            {t('wizard.draft.discard')}
          </Button>
          <Button size="lg" onClick={() => wizard.send({ type: 'CANCEL' })}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      {t('wizard.discard.text')}
      {discardNote}
    </FullScreenView>
  )
}
