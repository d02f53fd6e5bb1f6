import { FIRST_VIEW } from '@portal/machines'
import { normalizeText } from '@portal/schemas'
import { hasWords } from '../../data/hasWords.ts'
import type { LocalTable } from '../../data/localTable.ts'
import type { GroupCard } from '../../services/readers/whitelists.ts'

/** Sortable fields of the cards in a group. */
const SORT_FIELDS = ['number', 'description', 'may'] as const
type SortField = (typeof SORT_FIELDS)[number]

export const MAY = ['yes', 'no'] as const

/** Printed number of a card, or its id if the group has no number. */
export const numberOf = ({ Id, PrintedNumber }: GroupCard): string => PrintedNumber ?? Id

const sortValues: Readonly<Record<SortField, (card: GroupCard) => string | number>> = {
  number: numberOf,
  description: ({ Description }) => Description,
  may: ({ IsAuthorized }) => (IsAuthorized ? 0 : 1),
}

/** Table of the cards in a group: text search (`q`) and permission (`may`), both in the URL. */
export const cardTable: LocalTable<GroupCard> = {
  filterFields: [],
  ownNames: { q: { operator: 'CO' }, may: { operator: 'EX', values: MAY } },
  sortFields: SORT_FIELDS,
  first: { ...FIRST_VIEW, sort: { field: 'number', isDescending: false } },
  rowKey: ({ Id }) => Id,
  fits: (card, { field, value }) =>
    field === 'may'
      ? card.IsAuthorized === (value === 'yes')
      : hasWords(normalizeText(`${numberOf(card)} ${card.Id} ${card.Description}`), value),
  sortValues,
}

/** The selection with one card added or removed. */
export const toggled = (chosen: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> => {
  const next = new Set(chosen)
  if (isChosen) next.add(id)
  else next.delete(id)
  return next
}

/** Keeps only cards still in the group, so that a returning card is not selected. */
export const stillMarked = (
  cards: readonly GroupCard[],
  marked: ReadonlySet<string>,
): ReadonlySet<string> => {
  const left = new Set(chosenOf(cards, marked).map(({ Id }) => Id))
  return left.size < marked.size ? left : marked
}

/** Chosen cards still in the group, regardless of the search. */
export const chosenOf = (cards: readonly GroupCard[], chosen: ReadonlySet<string>): readonly GroupCard[] =>
  cards.filter(({ Id }) => chosen.has(Id))
