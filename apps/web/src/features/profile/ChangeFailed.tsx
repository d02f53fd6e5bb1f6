import { type ChangePasswordRef, type Failure, selectMayHaveChanged } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { useSupportDetails } from '../../components/supportDetails.ts'
import { Notice } from '../../ui/Notice.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'

const Reason = ({ failure, mayHaveChanged }: { failure: Failure; mayHaveChanged: boolean }) => {
  const { t, errorText } = useI18n()
  const details = useSupportDetails(failure)
  return (
    <Notice kind="error" live="off" title={t('password.failed')}>
      <p>{errorText(failure.code)}</p>
      {mayHaveChanged && <p className="mt-1">{t('password.unknown')}</p>}
      <div className="mt-1">
        <SupportDetails {...details} />
      </div>
    </Notice>
  )
}

/** Explains a failed password change, and warns if the password may have changed. */
export const ChangeFailed = ({ form }: { form: ChangePasswordRef }) => {
  const error = useSelector(form, ({ context }) => context.error)
  const mayHaveChanged = useSelector(form, selectMayHaveChanged)
  return (
    <div role="alert" className="not-empty:mt-5">
      {error && <Reason failure={error} mayHaveChanged={mayHaveChanged} />}
    </div>
  )
}
