import { Bell } from '../features/notificationCentre/Bell.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'

export { LanguageMenu }

/** Last tools of the top bar, the same on every screen. */
export const BarTools = () => (
  <>
    <Bell />
    <LanguageMenu />
    <AccountMenu />
  </>
)
