import type { CommandTrayRef } from '@portal/machines'
import { Announcer } from './Announcer.tsx'
import { Question } from './Question.tsx'
import { TrayButton } from './TrayButton.tsx'

export const CommandTray = ({ tray }: { tray: CommandTrayRef }) => (
  <>
    <TrayButton tray={tray} />
    <Question tray={tray} />
    <Announcer tray={tray} />
  </>
)
