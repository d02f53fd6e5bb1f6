import { ChevronDown, ChevronUp } from 'lucide-react'
import { type MouseEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useI18n } from '../../app/context.ts'
import { FIRST_LAYOUT, type OfferedColumn } from '../../data/visibleColumns.ts'
import type { TableLayout } from '../../services/storedLayouts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { type ColumnChange, changeColumns, choiceOf, layoutOf } from './columnChoice.ts'

export interface ColumnChooserProps {
  /** Name of the records on this screen. */
  title: string
  offered: readonly OfferedColumn[]
  layout: TableLayout
  /** Stores the choice; returns false if the browser refuses. */
  keep: (layout: TableLayout) => boolean
}

/** Dialog for the columns of a table, their order and the row height; changes apply immediately. */
export const ColumnChooser = ({ title, offered, layout, keep }: ColumnChooserProps) => {
  const { t } = useI18n()
  const [isOpen, setIsOpen] = useState(true)
  const [choice, setChoice] = useState(() => choiceOf(offered, layout))
  /** True if the last change will be lost on reload. */
  const [isUnkept, setIsUnkept] = useState(false)
  const change = (one: ColumnChange) => {
    const next = changeColumns(offered, choice, one)
    if (next === choice) return
    setChoice(next)
    setIsUnkept(!keep(layoutOf(offered, next)))
  }
  const { columns, density } = layoutOf(offered, choice)
  const isChosen = columns !== undefined || density !== FIRST_LAYOUT.density
  const close = () => setIsOpen(false)
  const lines = choice.order.flatMap((key) => {
    const column = offered.find((one) => one.key === key)
    return column ? [{ ...column, isShown: choice.visible.includes(key) }] : []
  })
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('columns.title', { what: title })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button aria-disabled={!isChosen} onClick={() => change({ type: 'reset' })}>
            {t('columns.reset')}
          </Button>
          <Button variant="primary" onClick={close}>
            {t('common.done')}
          </Button>
        </>
      }
    >
      <p>{t('columns.hint')}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 text-ink">
        <span aria-hidden className="font-semibold">
          {t('columns.density')}
        </span>
        <SegmentedControl
          label={t('columns.density')}
          value={density}
          options={[
            { value: 'normal', label: t('columns.density.normal') },
            { value: 'compact', label: t('columns.density.compact') },
          ]}
          onChange={(next) => change({ type: 'setDensity', density: next })}
        />
      </div>
      <Lines lines={lines} change={change} />
      <p role="status" className="not-empty:mt-3 text-err-ink">
        {isUnkept && t('columns.unkept')}
      </p>
    </Dialog>
  )
}

interface ChooserLine extends OfferedColumn {
  readonly isShown: boolean
}

interface LinesProps {
  lines: readonly ChooserLine[]
  change: (change: ColumnChange) => void
}

const Lines = ({ lines, change }: LinesProps) => {
  const { t } = useI18n()
  const id = useId()
  return (
    <>
      <h3 id={id} className="mt-4 mb-1 font-semibold text-ink">
        {t('columns.list')}
      </h3>
      <ol aria-labelledby={id} className="max-h-[50dvh] overflow-y-auto border-y border-line text-ink">
        {lines.map((line, index) => (
          <Line key={line.key} line={line} place={index + 1} total={lines.length} change={change} />
        ))}
      </ol>
    </>
  )
}

interface LineProps {
  line: ChooserLine
  place: number
  total: number
  change: (change: ColumnChange) => void
}

const Line = ({ line: { key, header, isFixed, isShown }, place, total, change }: LineProps) => {
  const { t } = useI18n()
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLElement>) => {
    const button = event.currentTarget
    flushSync(() => change({ type: 'move', key, by }))
    // React may have moved the row, which drops the focus.
    button.focus()
  }
  return (
    <li className="flex items-center gap-1 not-first:border-t not-first:border-line">
      <label className="flex min-h-10 min-w-0 grow cursor-pointer items-center gap-3 py-1">
        <input
          type="checkbox"
          checked={isShown}
          disabled={isFixed}
          onChange={() => change({ type: 'toggle', key })}
          className="tick"
        />
        <span className="min-w-0 wrap-anywhere">
          {header}
          {isFixed && <span className="text-xs text-ink-3"> · {t('columns.fixed')}</span>}
        </span>
      </label>
      <span className="sr-only" aria-live="polite">
        {t('columns.place', { column: header, place, total })}
      </span>
      <IconButton
        icon={ChevronUp}
        label={t('columns.up', { column: header })}
        aria-disabled={place === 1}
        onClick={move(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={t('columns.down', { column: header })}
        aria-disabled={place === total}
        onClick={move(1)}
      />
    </li>
  )
}
