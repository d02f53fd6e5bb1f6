import type { WizardAnswers } from '@portal/machines'
import { Trash2 } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { FullScreenFace } from '../../ui/FullScreenFace.tsx'
import type { StepProps } from './look.ts'

/** Asked once before a draft is thrown away. */
export const DiscardQuestion = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard,
}: StepProps<TStep, TAnswers>) => {
  const { t } = useI18n()
  return (
    <FullScreenFace
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
            {t('wizard.cancel')}
          </Button>
        </>
      }
    >
      {t('wizard.discard.text')}
    </FullScreenFace>
  )
}
