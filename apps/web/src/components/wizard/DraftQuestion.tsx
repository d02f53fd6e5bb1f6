import type { WizardAnswers } from '@portal/machines'
import { ClipboardPen } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { FullScreenView } from '../../ui/FullScreenView.tsx'
import type { StepProps } from './look.ts'

/** Asks whether to continue an existing draft or to discard it before a new one starts. */
export const DraftQuestion = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard,
}: StepProps<TStep, TAnswers>) => {
  const { t } = useI18n()
  return (
    <FullScreenView
      whole={false}
      icon={ClipboardPen}
      title={t('wizard.draft.title')}
      actions={
        <>
          <Button variant="primary" size="lg" onClick={() => wizard.send({ type: 'CONTINUE' })}>
            {t('wizard.draft.continue')}
          </Button>
          <Button variant="danger" size="lg" onClick={() => wizard.send({ type: 'DISCARD' })}>
            {t('wizard.draft.discard')}
          </Button>
        </>
      }
    >
      {t('wizard.draft.text')}
    </FullScreenView>
  )
}
