import { selectSignIn, selectUser } from '@portal/machines'
import { PartyPopper } from 'lucide-react'
import { useI18n, usePortal } from '../../app/context.ts'
import { FullScreenView } from '../../ui/FullScreenView.tsx'

/** The account is ready, either newly created (`isNew`) or set up earlier. The page reloads automatically (S4). */
export const IntakeWelcome = ({ isNew }: { isNew: boolean }) => {
  const { t } = useI18n()
  const signIn = usePortal(selectSignIn)
  const name = signIn && selectUser(signIn.getSnapshot())?.name
  return (
    <div role="status">
      <FullScreenView
        whole={false}
        icon={PartyPopper}
        tone="ok"
        title={t('intake.welcome', { name: name ?? '' })}
      >
        {t(isNew ? 'intake.welcome.text' : 'intake.welcome.known')}
      </FullScreenView>
    </div>
  )
}
