import { useI18n } from '../../app/context.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { AppearanceCard } from './AppearanceCard.tsx'
import { KeyboardCard } from './KeyboardCard.tsx'
import { PersonCard } from './PersonCard.tsx'
import { SecurityCard } from './SecurityCard.tsx'

export const Profile = () => {
  const { t } = useI18n()
  return (
    <>
      <ScreenHeader title={t('profile.title')} context={t('profile.context')} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <PersonCard />
          <SecurityCard />
        </div>
        <div className="grid gap-4">
          <AppearanceCard />
          <KeyboardCard />
        </div>
      </div>
    </>
  )
}
