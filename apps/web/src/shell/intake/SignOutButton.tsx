import { LogOut } from 'lucide-react'
import { useSpeech, useSystem } from '../../portal/context.ts'
import { dropIntake } from '../../portal/intake.ts'
import { Button } from '../../ui/Button.tsx'

/** The way out of the intake: signs out on purpose and leaves nothing of what was typed. */
export const SignOutButton = () => {
  const { t } = useSpeech()
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
