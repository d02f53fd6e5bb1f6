import { expect, it } from 'vitest'
import { pageOf } from '../../data/localTable.ts'
import { numberOf } from './cardColumns.tsx'
import { cardTable, chosenOf, stillMarked, toggled } from './cardTable.ts'

const card = (Id: string, PrintedNumber: string | undefined, IsAuthorized = true) => ({
  Id,
  Description: `Card of ${Id}`,
  PrintedNumber,
  IsAuthorized,
})
const CARDS = [card('T1', 'BEBCA1'), card('T2', 'BEBCA2', false), card('T3', undefined)]
const found = (field: string, value: string) =>
  pageOf(CARDS, { ...cardTable.first, filters: [{ field, operator: 'CO', value }] }, cardTable).rows.map(
    ({ Id }) => Id,
  )

it('the card table finds cards by number, id and description', () => {
  expect(found('q', 'bca2')).toEqual(['T2'])
  expect(found('q', 'card t3')).toEqual(['T3'])
})

it('the card table filters by permission', () => {
  expect(found('may', 'no')).toEqual(['T2'])
  expect(found('may', 'yes')).toEqual(['T1', 'T3'])
})

it('numberOf falls back to the id of a card without a printed number', () => {
  expect(CARDS.map(numberOf)).toEqual(['BEBCA1', 'BEBCA2', 'T3'])
})

it('chosenOf keeps the selection, except for cards that left the group', () => {
  const chosen = toggled(toggled(toggled(new Set(), 'T1', true), 'T9', true), 'T2', true)
  expect(chosenOf(CARDS, chosen).map(({ Id }) => Id)).toEqual(['T1', 'T2'])
  expect(chosenOf(CARDS, toggled(chosen, 'T1', false)).map(({ Id }) => Id)).toEqual(['T2'])
})

it('stillMarked does not reselect a removed card when it is put back', () => {
  const marked = toggled(toggled(new Set(), 'T1', true), 'T2', true)
  expect(stillMarked(CARDS, marked)).toBe(marked)
  const without = CARDS.filter(({ Id }) => Id !== 'T1')
  expect([...stillMarked(without, marked)]).toEqual(['T2'])
  expect([...stillMarked(CARDS, stillMarked(without, marked))]).toEqual(['T2'])
})
