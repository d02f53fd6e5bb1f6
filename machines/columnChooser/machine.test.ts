import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { FIRST_LAYOUT, type OfferedColumn, shownColumns, type TableLayout } from './layout.ts'
import {
  columnChooserMachine,
  selectChooserLines,
  selectIsChooserOpen,
  selectIsLayoutChosen,
  selectIsLayoutUnkept,
} from './machine.ts'

const offered: readonly OfferedColumn[] = [
  { key: 'name', header: 'Name', isFixed: true, isFirst: true },
  { key: 'state', header: 'State', isFixed: false, isFirst: true },
  { key: 'city', header: 'City', isFixed: false, isFirst: false },
]

const open = (layout: TableLayout = FIRST_LAYOUT, isRefused = false) => {
  const kept: TableLayout[] = []
  const chooser = createActor(
    columnChooserMachine.provide({
      actions: {
        keep: ({ self }, one) => {
          kept.push(one)
          if (isRefused) self.send({ type: 'NOT_KEPT' })
        },
      },
    }),
    { input: { offered, layout } },
  ).start()
  return { chooser, kept, now: () => chooser.getSnapshot() }
}

it('shows, hides and moves columns, and keeps each change at once', () => {
  const { chooser, kept } = open()
  chooser.send({ type: 'TOGGLE', key: 'city' })
  chooser.send({ type: 'MOVE', key: 'city', by: -1 })
  chooser.send({ type: 'TOGGLE', key: 'state' })
  chooser.send({ type: 'SET_DENSITY', density: 'compact' })
  expect(kept).toEqual([
    { columns: ['name', 'state', 'city'], density: 'normal' },
    { columns: ['name', 'city', 'state'], density: 'normal' },
    { columns: ['name', 'city'], density: 'normal' },
    { columns: ['name', 'city'], density: 'compact' },
  ])
})

it('never hides the column that leads to the record, and moves none beyond an end', () => {
  const { chooser, kept } = open()
  chooser.send({ type: 'TOGGLE', key: 'name' })
  chooser.send({ type: 'MOVE', key: 'name', by: -1 })
  chooser.send({ type: 'MOVE', key: 'city', by: 1 })
  expect(kept).toEqual([])
})

it('keeps nothing of columns that are as the list declares them', () => {
  const { chooser, kept, now } = open({ columns: ['city', 'name'], density: 'compact' })
  expect(selectIsLayoutChosen(now())).toBe(true)
  chooser.send({ type: 'RESET' })
  expect(kept).toEqual([FIRST_LAYOUT])
  expect(selectIsLayoutChosen(now())).toBe(false)
  expect(selectChooserLines(now()).map(({ key }) => key)).toEqual(['name', 'state', 'city'])
})

it('says that a choice is lost with the page where the browser keeps nothing', () => {
  const { chooser, now } = open(FIRST_LAYOUT, true)
  chooser.send({ type: 'TOGGLE', key: 'city' })
  expect(selectIsLayoutUnkept(now())).toBe(true)
  expect(selectChooserLines(now()).filter(({ isShown }) => isShown)).toHaveLength(3)
  chooser.send({ type: 'CLOSE' })
  expect(selectIsChooserOpen(now())).toBe(false)
})

it.each([
  ['nothing was chosen', undefined, ['name', 'state']],
  ['a column is gone', ['gone', 'state', 'name'], ['state', 'name']],
  ['a column is named twice', ['name', 'city', 'city'], ['name', 'city']],
  ['the one that is always shown is missing', ['city'], ['name', 'city']],
] as const)('reads the columns where %s', (_, chosen, shown) => {
  expect(shownColumns(offered, chosen)).toEqual(shown)
})
