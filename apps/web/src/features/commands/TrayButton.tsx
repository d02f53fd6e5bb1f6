import { type CommandRecord, type CommandTrayRef, isUnderWay, selectIsTrayOpen } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { ArrowUpDown } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useI18n } from '../../app/context.ts'
import { ReceiptActions } from '../../components/commands/ReceiptActions.tsx'
import { stateOf, titleOf } from '../../components/commands/words.ts'
import { Button } from '../../ui/Button.tsx'
import { MENU_OPENER } from '../../ui/menuOpener.ts'
import { place } from '../../ui/place.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useChargerPath } from './area.ts'

/** Top bar button that opens the receipts and shows the number of running commands. Hidden if there are no receipts. */
export const TrayButton = ({ tray }: { tray: CommandTrayRef }) => {
  const { t } = useI18n()
  const records = useSelector(tray, ({ context }) => context.records)
  const isOpen = useSelector(tray, selectIsTrayOpen)
  const opener = useRef<HTMLButtonElement>(null)
  if (records.length === 0) return null
  const count = records.filter(isUnderWay).length
  const label = count === 0 ? t('commands.tray') : t('commands.tray.running', { count })
  return (
    <>
      <button
        ref={opener}
        type="button"
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={MENU_OPENER.bar}
        // Prevent the light dismiss; otherwise the click would reopen the list.
        onPointerDown={(event) => isOpen && event.preventDefault()}
        onClick={() => tray.send({ type: isOpen ? 'CLOSE' : 'OPEN' })}
      >
        <ArrowUpDown size={18} />
        {count > 0 && <span className="tabular-nums">{count}</span>}
      </button>
      {isOpen && <Tray tray={tray} records={records} opener={opener} />}
    </>
  )
}

interface TrayProps {
  tray: CommandTrayRef
  records: readonly CommandRecord[]
  opener: RefObject<HTMLButtonElement | null>
}

const Tray = ({ tray, records, opener }: TrayProps) => {
  const { t } = useI18n()
  const box = useRef<HTMLDivElement>(null)
  const running = records.filter(isUnderWay)
  const done = records.filter((record) => !isUnderWay(record))
  const close = () => {
    // Restore focus to the opener, unless the focus has moved elsewhere.
    if (box.current?.contains(document.activeElement)) opener.current?.focus()
    tray.send({ type: 'CLOSE' })
  }
  const show = useEffectEvent(() => {
    if (!box.current || !opener.current) return
    box.current.showPopover()
    place(box.current, opener.current, 'below', 'end')
    box.current.focus()
  })
  useEffect(() => show(), [])
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={t('commands.tray')}
      tabIndex={-1}
      className="menu-box w-100 max-w-[calc(100vw-1rem)] p-0 outline-none max-sm:top-auto! max-sm:bottom-0 max-sm:left-0! max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none"
      onToggle={(event) => event.newState === 'closed' && close()}
    >
      {running.length > 0 && (
        <Receipts title={t('commands.running', { count: running.length })} records={running} close={close} />
      )}
      {done.length > 0 && (
        <Receipts
          title={t('commands.done')}
          records={done}
          close={close}
          action={
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                // The focused button is removed, so move the focus to the list or to the opener.
                if (running.length > 0) box.current?.focus()
                else opener.current?.focus()
                tray.send({ type: 'CLEAR' })
              }}
            >
              {t('common.clear')}
            </Button>
          }
        />
      )}
    </div>
  )
}

interface ReceiptsProps {
  title: string
  records: readonly CommandRecord[]
  close: () => void
  action?: ReactNode
}

const Receipts = ({ title, records, close, action }: ReceiptsProps) => (
  <section className="border-line not-first:border-t">
    <div className="flex min-h-11 items-center justify-between gap-3 px-4 pt-2">
      <h2 className="text-xs font-semibold text-ink-3">{title}</h2>
      {action}
    </div>
    <ul>
      {records.map((record) => (
        <li key={record.command.id} className="px-4 py-2.5">
          <Row record={record} close={close} />
        </li>
      ))}
    </ul>
  </section>
)

const Row = ({ record, close }: { record: CommandRecord; close: () => void }) => {
  const words = useI18n()
  const { t, formats } = words
  const chargerPath = useChargerPath()
  const { command, endedAt } = record
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 text-sm font-medium">{titleOf(command, t)}</p>
        <span className="text-xs text-ink-3 tabular-nums">{formats.time(endedAt ?? command.at)}</span>
      </div>
      <p className="text-sm text-ink-2">{command.charger}</p>
      <p className="mt-1 text-sm text-ink-2">{stateOf(record, words)}</p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <TextLink href={chargerPath(command.chargepointId)} onClick={close}>
          {t('commands.view')}
        </TextLink>
        <ReceiptActions record={record} />
      </div>
    </>
  )
}
