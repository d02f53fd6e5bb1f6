import {
  type ChangePasswordRef,
  type Failure,
  selectChangePasswordError,
  selectMayHaveChanged,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useSpeech } from '../../portal/context.ts'
import { ErrorText } from '../../portal/ErrorText.ts'
import { seldom } from '../../portal/seldom.tsx'
import { useSupportDetails } from '../../portal/supportDetails.ts'
import { Notice } from '../../ui/Notice.tsx'
import { SupportDetails } from '../../ui/SupportDetails.tsx'

const ReasonNotice = ({ failure, mayHaveChanged }: { failure: Failure; mayHaveChanged: boolean }) => {
  const { t } = useSpeech()
  const details = useSupportDetails(failure)
  return (
    <Notice kind="error" live="off" title={t('password.failed')}>
      <p>
        <ErrorText code={failure.code} />
      </p>
      {mayHaveChanged && <p className="mt-1">{t('password.unknown')}</p>}
      <div className="mt-1">
        <SupportDetails {...details} />
      </div>
    </Notice>
  )
}

/** Here already, so that a lost connection can be told of; only its words may have to come. */
const Reason = seldom(() => Promise.resolve(ReasonNotice))

/** Why the password is as it was, as far as anybody knows. */
export const ChangeFailed = ({ form }: { form: ChangePasswordRef }) => {
  const error = useSelector(form, selectChangePasswordError)
  const mayHaveChanged = useSelector(form, selectMayHaveChanged)
  return (
    <div role="alert" className="not-empty:mt-5">
      {error && <Reason failure={error} mayHaveChanged={mayHaveChanged} />}
    </div>
  )
}
