import { selectCommandRecords, selectUnderWayAt } from '@portal/machines'
import type { PortalSystem } from '../../app/portalSystem.ts'
import type { CommandsPart } from '../../data/commands.ts'
import { Announcer } from './Announcer.tsx'
import { InlineReceipt } from './InlineReceipt.tsx'
import { Question } from './Question.tsx'
import { TrayButton } from './TrayButton.tsx'
import { startCommandTray } from './wiring.ts'
import { stateOf, titleOf } from './words.ts'

/** Starts the keeper of all commands, and binds to it what the screens show. */
export const startCommands = (system: PortalSystem): CommandsPart => {
  const tray = startCommandTray(system)
  return {
    ask: (request) => tray.send({ type: 'ASK', request }),
    underWay: (request) => selectUnderWayAt(tray.getSnapshot(), request)?.command.kind,
    subscribe: (changed) => void tray.subscribe(changed),
    given: () => selectCommandRecords(tray.getSnapshot()),
    told: (record, words) => ({ title: titleOf(record.command, words.t), state: stateOf(record, words) }),
    Tray: () => (
      <>
        <TrayButton tray={tray} />
        <Question tray={tray} />
        <Announcer tray={tray} />
      </>
    ),
    Receipt: (props) => <InlineReceipt {...props} tray={tray} />,
  }
}
