import { type Failure, type IntakeFormRef, isUnanswered, selectCanLookAgain } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { ArrowLeft, CircleAlert, RotateCw } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { useSupportDetails } from '../../components/supportDetails.ts'
import { Button } from '../../ui/Button.tsx'
import { FullScreenView } from '../../ui/FullScreenView.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'
import { SignOutButton } from './SignOutButton.tsx'

/** Shows why the intake failed. The user can return to the form, which keeps its values (S4). */
export const IntakeFailed = ({ intake, failure }: { intake: IntakeFormRef; failure: Failure }) => {
  const { t, errorText } = useI18n()
  const canLookAgain = useSelector(intake, selectCanLookAgain)
  const details = useSupportDetails(failure)
  return (
    <FullScreenView
      whole={false}
      icon={CircleAlert}
      tone="err"
      title={t('intake.failed')}
      actions={
        <>
          {canLookAgain && (
            <Button variant="primary" icon={RotateCw} onClick={() => intake.send({ type: 'RETRY' })}>
              {t('faces.retry')}
            </Button>
          )}
          <Button
            variant={canLookAgain ? 'secondary' : 'primary'}
            icon={ArrowLeft}
            onClick={() => intake.send({ type: 'BACK_TO_FORM' })}
          >
            {t('intake.back')}
          </Button>
          <SignOutButton />
        </>
      }
      footer={<SupportDetails {...details} />}
    >
      <span className="block">{errorText(failure.code)}</span>
      {isUnanswered(failure) && <span className="mt-2 block">{t('intake.unanswered')}</span>}
      {canLookAgain && <span className="mt-2 block">{t('intake.exists')}</span>}
    </FullScreenView>
  )
}
