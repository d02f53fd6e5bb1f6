import type { WizardAnswers, WizardSnapshot } from '@portal/machines'
import { CopyCheck } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { FullScreenView } from '../../ui/FullScreenView.tsx'
import type { StepProps } from './look.ts'

export interface OvertakenViewProps<TStep extends string, TAnswers extends WizardAnswers>
  extends StepProps<TStep, TAnswers> {
  snapshot: WizardSnapshot<TStep, TAnswers>
}

/**
 * Notice that another tab changed or deleted the draft; offers to continue from the latest version, if there is one.
 */
export const OvertakenView = <TStep extends string, TAnswers extends WizardAnswers>({
  wizard,
  snapshot,
}: OvertakenViewProps<TStep, TAnswers>) => {
  const { t } = useI18n()
  const isThere = wizard.select.hasDraft(snapshot)
  return (
    <div role="status" className="contents">
      <FullScreenView
        whole={false}
        icon={CopyCheck}
        title={t('wizard.overtaken.title')}
        actions={
          <>
            {isThere && (
              <Button variant="primary" size="lg" onClick={() => wizard.send({ type: 'CONTINUE' })}>
                {t('wizard.overtaken.continue')}
              </Button>
            )}
            <Button
              variant={isThere ? 'secondary' : 'primary'}
              size="lg"
              onClick={() => wizard.send({ type: 'LEAVE' })}
            >
              {t('wizard.leave')}
            </Button>
          </>
        }
      >
        {t(isThere ? 'wizard.overtaken.text' : 'wizard.overtaken.gone')}
      </FullScreenView>
    </div>
  )
}
