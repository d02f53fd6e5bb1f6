import {
  type CommandPaletteRef,
  dataOf,
  PALETTE_GROUPS,
  type PaletteGroup,
  type PaletteItem,
  selectActiveRow,
  selectIsPaletteBusy,
  selectIsPaletteOpen,
  selectPaletteRows,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import {
  Building2,
  CreditCard,
  EvCharger,
  History,
  ReceiptText,
  Search,
  SquareArrowRight,
  Wand,
} from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useI18n, useUserInfo } from '../../app/context.ts'
import { screensFor } from '../../app/homeScreens.ts'
import { useRoutes } from '../../app/useRoutes.ts'
import { SkippedRecords } from '../../components/SkippedRecords.tsx'
import { useChargepointList } from '../../data/query.ts'
import { isCtrlKey } from '../../data/shortcuts.ts'
import type { Chargers } from '../../services/readers/chargers.ts'
import { classes } from '../../ui/classes.ts'
import type { Icon } from '../../ui/icon.ts'
import { Modal } from '../../ui/Modal.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { searchItems } from './searchItems.ts'
import { recentPlaces } from './wiring.ts'

interface PaletteProps {
  palette: CommandPaletteRef
}

const ICONS: Readonly<Record<PaletteGroup, Icon>> = {
  recent: History,
  chargers: EvCharger,
  cards: CreditCard,
  sessions: ReceiptText,
  relations: Building2,
  screens: SquareArrowRight,
  actions: Wand,
}

/**
 * Search field with results. The up and down arrows move the selection, the right arrow lists the actions of a row,
 * Enter opens or runs it, and Ctrl+Enter opens it in a new tab.
 */
export const Palette = ({ palette }: PaletteProps) => {
  const { t } = useI18n()
  const isOpen = useSelector(palette, selectIsPaletteOpen)
  return (
    <Modal
      open={isOpen}
      onClose={() => palette.send({ type: 'CLOSE' })}
      label={t('shell.search')}
      className="palette"
    >
      <Finder palette={palette} />
    </Modal>
  )
}

const NONE: Chargers = []

/** Keeps the results that need no request up to date in the machine. */
const useKnowledge = (palette: CommandPaletteRef) => {
  const i18n = useI18n()
  const routes = useRoutes()
  const userInfo = useUserInfo()
  const text = useSelector(palette, ({ context }) => context.text)
  const chargers = dataOf(useChargepointList().viewState) ?? NONE
  const [recent] = useState(() => recentPlaces(userInfo.RelationContact.Id))
  const tell = useEffectEvent((sought: string, chargers: Chargers, words: ReturnType<typeof useI18n>) =>
    palette.send({
      type: 'KNOW',
      items: searchItems(words, sought, { recent, chargers, offered: screensFor(routes, userInfo) }),
    }),
  )
  useEffect(() => tell(text, chargers, i18n), [text, chargers, i18n])
}

const Finder = ({ palette }: PaletteProps) => {
  const { t } = useI18n()
  const id = useId()
  const text = useSelector(palette, ({ context }) => context.text)
  const rows = useSelector(palette, selectPaletteRows, sameRows)
  const active = useSelector(palette, selectActiveRow)
  const opened = useSelector(palette, ({ context }) => context.opened)
  const isBusy = useSelector(palette, selectIsPaletteBusy)
  useKnowledge(palette)
  const optionId = (key: string) => `${id} ${key}`.replaceAll(' ', '-')

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      palette.send({ type: 'MOVE', by: event.key === 'ArrowDown' ? 1 : -1 })
    }
    // Within the text, the left and right arrow keys move the caret.
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const isAtEnd = selectionStart === value.length && !event.shiftKey
    if (event.key === 'ArrowRight' && isAtEnd) palette.send({ type: 'SHOW_ACTIONS' })
    if (event.key === 'ArrowLeft' && opened && selectionEnd === selectionStart) {
      event.preventDefault()
      palette.send({ type: 'BACK' })
    }
    if (isCtrlKey(event, 'k')) {
      event.preventDefault()
      palette.send({ type: 'CLOSE' })
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      palette.send({ type: 'CHOOSE', isNewTab: event.ctrlKey || event.metaKey })
    }
  }

  return (
    <>
      <div className="relative border-b border-line">
        <Search
          size={18}
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-3"
        />
        <input
          type="text"
          role="combobox"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens on request and starts in its field
          autoFocus
          aria-label={t('common.search')}
          placeholder={t('palette.hint')}
          aria-expanded={rows.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active.key)}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={({ target }) => palette.send({ type: 'TYPE', text: target.value })}
          onKeyDown={onKeyDown}
          className="palette-field"
        />
        {isBusy && (
          <span className="absolute inset-y-0 right-4 flex items-center text-ink-3">
            <Spinner size={16} />
          </span>
        )}
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={t('palette.results')}
        className="min-h-0 grow overflow-y-auto p-1.5"
      >
        {PALETTE_GROUPS.map((group) => (
          <Group
            key={group}
            title={opened ? t('palette.actions.of', { title: opened.title }) : t(`palette.group.${group}`)}
            rows={rows.filter((row) => row.group === group)}
            active={active?.key}
            optionId={optionId}
            palette={palette}
          />
        ))}
      </div>
      <SkippedRecords answer={useSelector(palette, ({ context }) => context.found)} />
      <Foot palette={palette} count={rows.length} isBusy={isBusy} />
    </>
  )
}

const sameRows = (a: readonly PaletteItem[], b: readonly PaletteItem[]) =>
  a.length === b.length && a.every((row, index) => row === b[index])

interface GroupProps extends PaletteProps {
  title: string
  rows: readonly PaletteItem[]
  active: string | undefined
  optionId: (key: string) => string
}

const Group = ({ palette, title, rows, active, optionId }: GroupProps) => {
  const id = useId()
  if (rows.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is not allowed in a listbox
    <div role="group" aria-labelledby={id} className="pb-1.5">
      <div id={id} className="px-2.5 pt-2 pb-1 text-xs font-semibold text-ink-3">
        {title}
      </div>
      {rows.map((row) => (
        <Row key={row.key} row={row} id={optionId(row.key)} isActive={row.key === active} palette={palette} />
      ))}
    </div>
  )
}

interface RowProps extends PaletteProps {
  row: PaletteItem
  id: string
  isActive: boolean
}

const Row = ({ palette, row: { key, group, title, detail, actions }, id, isActive }: RowProps) => {
  const { t } = useI18n()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const RowIcon = ICONS[group]
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focus stays in the field
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={() => !isActive && palette.send({ type: 'POINT', key })}
      onClick={(event) => palette.send({ type: 'CHOOSE', key, isNewTab: event.ctrlKey || event.metaKey })}
      className={classes(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5 text-sm pointer-coarse:min-h-12',
        isActive && 'bg-accent-soft outline-2 -outline-offset-2 outline-transparent',
      )}
    >
      <RowIcon size={18} className={classes('shrink-0', isActive ? 'text-accent' : 'text-ink-3')} />
      {actions && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the right arrow is its keyboard equivalent
        <span
          aria-hidden
          className={classes(
            'order-last shrink-0 rounded-control px-1 py-0.5 text-xs text-link pointer-coarse:py-2',
            !isActive && 'invisible pointer-coarse:visible',
          )}
          onClick={(event) => {
            event.stopPropagation()
            palette.send({ type: 'SHOW_ACTIONS', key })
          }}
        >
          → {t('palette.actions')}
        </span>
      )}
      <span className="flex min-w-0 grow gap-x-3 max-sm:flex-col">
        <span className="min-w-0 grow truncate font-medium">{title}</span>
        <span className="line-clamp-3 shrink-0 wrap-anywhere text-ink-2 sm:max-w-1/2 sm:text-right">
          {detail}
        </span>
      </span>
    </div>
  )
}

const Foot = ({ palette, count, isBusy }: PaletteProps & { count: number; isBusy: boolean }) => {
  const { t, errorText } = useI18n()
  const error = useSelector(palette, ({ context }) => context.error)
  const isOpened = useSelector(palette, ({ context }) => context.opened) !== undefined
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-sunken px-4 py-2 text-xs text-ink-2">
      <p role="status">
        {error
          ? `${t('palette.failed')} ${errorText(error.code)}`
          : count === 0 && !isBusy
            ? t('palette.nothing')
            : t('palette.count', { count })}
      </p>
      {error ? (
        <button
          type="button"
          aria-busy={isBusy}
          onClick={() => palette.send({ type: 'RETRY' })}
          className="text-link min-h-6 font-semibold"
        >
          {t('faces.retry')}
        </button>
      ) : (
        <span className={classes(!isOpened && 'max-sm:hidden')}>
          {isOpened ? <Back palette={palette} /> : t('palette.keys')}
        </span>
      )}
    </div>
  )
}

/** Button equivalent of the left arrow. Focus stays in the field. */
const Back = ({ palette }: PaletteProps) => {
  const { t } = useI18n()
  return (
    <button
      type="button"
      tabIndex={-1}
      className="text-link min-h-6 font-semibold"
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => palette.send({ type: 'BACK' })}
    >
      {t('palette.back')}
    </button>
  )
}
