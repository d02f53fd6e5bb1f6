import { Search } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { FullScreenView } from '../../ui/FullScreenView.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

/** Shown while the portal checks whether the account is already set up. */
export const IntakeLookUp = () => {
  const { t } = useI18n()
  return (
    <FullScreenView
      whole={false}
      icon={Search}
      title={t('intake.lookingUp')}
      actions={<Spinner size={26} label={t('common.checking')} />}
    >
      {t('intake.lookingUp.text')}
    </FullScreenView>
  )
}
