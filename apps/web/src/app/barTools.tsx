import { Bell } from '../features/notificationCentre/Bell.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'

export { LanguageMenu }

export const BarTools = () => (
  <>
    <Bell />
    <LanguageMenu />
    <AccountMenu />
  </>
)
