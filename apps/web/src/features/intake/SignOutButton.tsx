import { LogOut } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { dropIntake } from './wiring.ts'

/** The way out of the intake: signs out on purpose and leaves nothing of what was typed. */
export const SignOutButton = () => {
  const { t } = useI18n()
  const system = useSystem()
  return (
    <Button
      variant="ghost"
      icon={LogOut}
      // As for the button beside it: pressing it leaves no field, and so moves nothing.
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
