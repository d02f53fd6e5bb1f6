import type { CommandTrayRef } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../../app/context.ts'
import { stateOf, titleOf } from '../../components/commands/words.ts'

/** Announces each change to a command once to screen readers, on every screen. */
export const Announcer = ({ tray }: { tray: CommandTrayRef }) => {
  const words = useI18n()
  const records = useSelector(tray, ({ context }) => context.records)
  return (
    <div className="sr-only">
      {records.map((record) => (
        <p key={record.command.id} role="status">
          {words.t('commands.said', {
            title: titleOf(record.command, words.t),
            charger: record.command.charger,
            state: stateOf(record, words),
          })}
        </p>
      ))}
    </div>
  )
}
