import { KeyRound, LogOut } from 'lucide-react'
import { useI18n, useSystem } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'

/** The way to another password, and the way out. */
export const SecurityCard = () => {
  const { t } = useI18n()
  const system = useSystem()
  return (
    <Card title={t('profile.security')} padded={false}>
      <ul>
        <LinkRow
          href={paths.changePassword()}
          icon={KeyRound}
          title={t('password.title')}
          detail={t('profile.security.hint')}
        />
      </ul>
      <div className="border-t border-line px-4.5 py-3.5">
        <Button icon={LogOut} onClick={() => system.leaving.signOut()}>
          {t('shell.logOut')}
        </Button>
      </div>
    </Card>
  )
}
