import {
  type ChangePasswordRef,
  type PasswordField,
  selectIsChangingPassword,
  selectIsPasswordChanged,
  selectMayRetryChange,
  selectPassword,
  selectPasswordProblem,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { paths } from '../../data/paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { ChangeFailed } from './ChangeFailed.tsx'
import { PasswordRules } from './PasswordRules.tsx'
import { useChangePassword } from './wiring.ts'

export const ChangePassword = () => {
  const { t } = useI18n()
  return (
    <>
      <ScreenHeader
        title={t('password.title')}
        context={t('password.context')}
        breadcrumbs={
          <Breadcrumbs
            label={t('common.breadcrumb')}
            crumbs={[{ label: t('profile.title'), href: paths.profile() }, { label: t('password.title') }]}
          />
        }
      />
      <Card className="max-w-xl">
        <PasswordForm form={useChangePassword()}>
          <LinkButton href={paths.profile()} variant="ghost" size="lg">
            {t('password.back')}
          </LinkButton>
        </PasswordForm>
      </Card>
    </>
  )
}

/** Form to change the password. `children` appear next to its button. */
export const PasswordForm = ({ form, children }: { form: ChangePasswordRef; children?: ReactNode }) => {
  const { t } = useI18n()
  const { Email: email } = useUserInfo().RelationContact
  const isBusy = useSelector(form, selectIsChangingPassword)
  const isChanged = useSelector(form, selectIsPasswordChanged)
  const mayRetry = useSelector(form, selectMayRetryChange)
  const element = useFocusOnWrong(form)
  const label = isBusy ? 'password.saving' : mayRetry ? 'faces.retry' : 'password.submit'
  return (
    <form
      ref={element}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        form.send({ type: 'SUBMIT' })
      }}
    >
      {/* Username for password managers. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="grid gap-4">
        <PasswordField form={form} field="current" autoComplete="current-password" />
        <div>
          <PasswordField form={form} field="new" autoComplete="new-password" />
          <PasswordRules form={form} />
        </div>
        <PasswordField form={form} field="repeat" autoComplete="new-password" />
      </div>
      <div role="status" className="not-empty:mt-5">
        {isChanged && <Notice kind="success" live="off" title={t('password.changed')} />}
      </div>
      <ChangeFailed form={form} />
      <div className="mt-5 flex flex-wrap items-center gap-3 max-sm:*:grow">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={isBusy}
          // Keep the focus in the field, because a validation message on blur would move the button away from the
          // pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {t(label)}
        </Button>
        {children}
      </div>
    </form>
  )
}

const useFocusOnWrong = (form: ChangePasswordRef) => {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const listening = form.on('WRONG_FIELDS', ({ fields: [first] }) =>
      element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus(),
    )
    return () => listening.unsubscribe()
  }, [form])
  return element
}

interface PasswordFieldProps {
  form: ChangePasswordRef
  field: PasswordField
  autoComplete: string
}

const PasswordField = ({ form, field, autoComplete }: PasswordFieldProps) => {
  const { t } = useI18n()
  const value = useSelector(form, (snapshot) => selectPassword(snapshot, field))
  const problem = useSelector(form, (snapshot) => selectPasswordProblem(snapshot, field))
  const isBusy = useSelector(form, selectIsChangingPassword)
  return (
    <PasswordInput
      name={field}
      label={t(`password.${field}`)}
      showLabel={t(`password.show.${field}`)}
      hideLabel={t(`password.hide.${field}`)}
      error={problem && t(`password.problem.${problem}`)}
      autoComplete={autoComplete}
      required
      // Read-only instead of disabled, to keep focus in the field during the change.
      readOnly={isBusy}
      value={value}
      onChange={({ target }) => form.send({ type: 'CHANGE', field, value: target.value })}
      onBlur={() => form.send({ type: 'LEAVE', field })}
    />
  )
}
