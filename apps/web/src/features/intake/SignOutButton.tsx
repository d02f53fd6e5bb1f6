import { LogOut } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { dropIntake } from './wiring.ts'

/** Leaves the intake: signs out and deletes the draft. */
export const SignOutButton = () => {
  const { t } = useI18n()
  const system = useSystem()
  return (
    <Button
      variant="ghost"
      icon={LogOut}
      // Keep the focus in the field, because a validation message on blur would move the button away from the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        dropIntake(system)
        system.portal.send({ type: 'SIGN_OUT' })
      }}
    >
      {t('faces.signOut')}
    </Button>
  )
}
