import { FIRST_VIEW } from '@portal/machines'
import { normalizeText } from '@portal/schemas'
import { listSortFields } from '../../components/lists/columns.tsx'
import { fitsColumn, listSortValues } from '../../components/lists/localRows.ts'
import { hasWords } from '../../data/hasWords.ts'
import type { LocalTable } from '../../data/localTable.ts'
import type { GroupCard } from '../../services/readers/whitelists.ts'
import { cardColumns, MAY, numberOf } from './cardColumns.tsx'

const COLUMNS = cardColumns({ href: (id) => id })

/** Table of the cards in a group. The URL holds the text search (`q`) and the permission (`may`). */
export const cardTable: LocalTable<GroupCard> = {
  filterFields: [],
  ownNames: { q: { operator: 'CO' }, may: { operator: 'EX', values: MAY } },
  sortFields: listSortFields(COLUMNS),
  first: { ...FIRST_VIEW, sort: { field: 'number', isDescending: false } },
  rowKey: ({ Id }) => Id,
  fits: (card, filter) =>
    filter.field === 'may'
      ? fitsColumn(COLUMNS, card, filter)
      : hasWords(normalizeText(`${numberOf(card)} ${card.Id} ${card.Description}`), filter.value),
  sortValues: listSortValues(COLUMNS),
}

export const toggled = (chosen: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> => {
  const next = new Set(chosen)
  if (isChosen) next.add(id)
  else next.delete(id)
  return next
}

/** Deselects the cards that have left the group, so they are not selected when they return. */
export const stillMarked = (
  cards: readonly GroupCard[],
  marked: ReadonlySet<string>,
): ReadonlySet<string> => {
  const left = new Set(chosenOf(cards, marked).map(({ Id }) => Id))
  return left.size < marked.size ? left : marked
}

/** Returns the selected cards that are still in the group, regardless of the search. */
export const chosenOf = (cards: readonly GroupCard[], chosen: ReadonlySet<string>): readonly GroupCard[] =>
  cards.filter(({ Id }) => chosen.has(Id))
