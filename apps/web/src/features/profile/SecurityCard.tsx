import { LogOut } from 'lucide-react'
import { useI18n, useSignOut } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PasswordForm } from './ChangePassword.tsx'
import { useChangePassword } from './wiring.ts'

export const SecurityCard = () => {
  const { t } = useI18n()
  const signOut = useSignOut()
  return (
    <Card title={t('password.title')} note={t('password.context')} padded={false}>
      <div className="px-4.5 pt-1 pb-4.5">
        <PasswordForm form={useChangePassword()} />
      </div>
      <div className="border-t border-line px-4.5 py-3.5">
        <Button icon={LogOut} onClick={signOut}>
          {t('shell.logOut')}
        </Button>
      </div>
    </Card>
  )
}
