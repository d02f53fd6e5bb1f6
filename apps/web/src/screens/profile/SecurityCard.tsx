import { KeyRound } from 'lucide-react'
import { useSpeech } from '../../portal/context.ts'
import { Card } from '../../ui/Card.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'

/** The way to another password. */
export const SecurityCard = () => {
  const { t } = useSpeech()
  return (
    <Card title={t('profile.security')} padded={false}>
      <ul>
        <LinkRow
          href="/my/changepassword"
          icon={KeyRound}
          title={t('password.title')}
          detail={t('profile.security.hint')}
        />
      </ul>
    </Card>
  )
}
