import type { CommandTrayRef } from '@portal/machines'
import { Announcer } from './Announcer.tsx'
import { Question } from './Question.tsx'
import { TrayButton } from './TrayButton.tsx'

/** For the top bar: all receipts, the question before a command, and announcements for screen readers. */
export const CommandTray = ({ tray }: { tray: CommandTrayRef }) => (
  <>
    <TrayButton tray={tray} />
    <Question tray={tray} />
    <Announcer tray={tray} />
  </>
)
