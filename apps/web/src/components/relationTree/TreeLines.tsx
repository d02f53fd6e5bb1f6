import type { RelationTreeRef, TreeRow } from '@portal/machines'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { TreeLine } from './TreeLine.tsx'
import { keyEffect, lineOf, placesOf } from './treeKeys.ts'
import { useWindow } from './useWindow.ts'

const LINE_HEIGHT = 44
const MOST_IN_SIGHT = 14

export interface TreeLinesProps {
  tree: RelationTreeRef
  rows: readonly TreeRow[]
  path: (id: string) => string
  chosen: string | undefined
}

/** Virtualized rows of the tree. */
export const TreeLines = ({ tree, rows, path, chosen }: TreeLinesProps) => {
  const { t } = useI18n()
  const box = useRef<HTMLDivElement>(null)
  const boxHeight = Math.min(rows.length, MOST_IN_SIGHT) * LINE_HEIGHT
  const { first, end, onScroll, reveal } = useWindow(box, rows.length, LINE_HEIGHT, boxHeight)
  const [focused, setFocused] = useState<string>()
  const places = useMemo(() => placesOf(rows), [rows])
  const current = lineOf(rows, places, focused)

  const goTo = (id: string) => {
    reveal(places.get(id) ?? 0)
    setFocused(id)
    // Wait a frame, because the row may not be rendered yet.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`)?.focus(),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // Buttons inside a row handle their own keys.
    if (!(event.target instanceof HTMLElement) || event.target.dataset['line'] === undefined) return
    const effect = keyEffect(event.key, rows, places, current)
    if (!effect) return
    event.preventDefault()
    if (effect.does === 'go') goTo(effect.id)
    else if (effect.does === 'follow') navigate(path(effect.id))
    else tree.send({ type: effect.does === 'open' ? 'OPEN' : 'CLOSE', id: effect.id })
  }
  return (
    <div
      ref={box}
      role="tree"
      tabIndex={-1}
      aria-label={t('tree.label')}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
      className="relative overflow-x-hidden overflow-y-auto outline-none"
      style={{ height: boxHeight }}
    >
      <div role="none" style={{ height: rows.length * LINE_HEIGHT }}>
        {rows.slice(first, end).map((row, index) => (
          <TreeLine
            key={`${row.kind} ${row.id}`}
            row={row}
            top={(first + index) * LINE_HEIGHT}
            height={LINE_HEIGHT}
            isCurrent={row.kind === 'relation' && row.id === current}
            isChosen={row.id === chosen}
            href={path(row.id)}
            tree={tree}
            onFocus={() => setFocused(row.id)}
          />
        ))}
      </div>
    </div>
  )
}
