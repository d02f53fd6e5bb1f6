import type { Facts } from '../paths/json.ts'
import type { WordsFor } from '../paths/wordsFor.ts'
import { also } from '../words.ts'
import type { RowSelectionMachine } from './machine.ts'

const LIST = 'the list of alarms'
const HEADER = '“Select all rows on this page”'
/** Rows of a page. */
const PAGE = 10

const words = (list: unknown): readonly string[] =>
  String(list ?? '')
    .split(' ')
    .filter(Boolean)

/** The list tells its records by their numbers, from 1 on; those of the chart's own paths by letters. */
const rowOf = (key: string): string => (/^\d+$/.test(key) ? String(((Number(key) - 1) % PAGE) + 1) : key)

const HEADERS: Readonly<Record<string, string>> = { none: 'not ticked', some: 'half ticked', all: 'ticked' }

/** Which records the list shows. */
const listed = ({ pageKeys, total }: Facts): string | false => {
  const at = Math.ceil(Number(words(pageKeys)[0]) / PAGE)
  return at > 0 && `the text ‘${String(total)} results, page ${at} of ${Math.ceil(Number(total) / PAGE)}’`
}

const shown = (expected: Facts): string => {
  const { count, isAll, header, more, pageKeys, keys } = expected
  const selected = words(keys)
  const ticked = words(pageKeys).filter((key) => isAll === true || selected.includes(key))
  return also(
    pageKeys === '' && `${LIST} waits`,
    listed(expected),
    pageKeys !== '' &&
      (ticked.length === 0 ? 'no row is ticked' : `the ticked rows are ${ticked.map(rowOf).join(', ')}`),
    pageKeys !== '' && header !== undefined && `${HEADER} is ${HEADERS[String(header)] ?? 'not ticked'}`,
    count === 0
      ? 'no “Clear selection”'
      : isAll === true
        ? `“All ${String(count)} selected”`
        : `“${String(count)} selected”`,
    Number(count) > 0 && `${Number(more) > 0 ? '' : 'no '}“Select all ${Number(count) + Number(more)}”`,
  )
}

/** What makes the list show other records. */
const turned = (keys: readonly string[], scope: string, before: Facts): string => {
  if (before['pageKeys'] === '') return `Hold ${LIST} no longer`
  if (before['scope'] !== undefined && before['scope'] !== scope) return 'Press “Open” in “Quick views”'
  return `Press ${keys[0] === '1' ? '“Previous page”' : '“Next page”'}`
}

/** The records of a list as a manual tester selects them. */
export const rowSelectionWords: WordsFor<RowSelectionMachine> = {
  holds: { [LIST]: 'filteredAlarm' },
  starts: `Hold ${LIST}; sign in as operator and open /network/alarms`,
  events: {
    ROWS: ({ keys, total, scope }, before) =>
      `${turned(keys, scope, before)} (which shows ${keys.join(', ')} of ${total}, ${scope})`,
    TOGGLE: ({ key }) => `Press the box of row ${rowOf(key)} (${key})`,
    EXTEND: ({ key }) => `Press the box of row ${rowOf(key)} with the Shift key (${key})`,
    TOGGLE_PAGE: `Press the box ${HEADER}`,
    SELECT_MATCHING: (_, { count, more }) => `Press “Select all ${Number(count ?? 0) + Number(more ?? 0)}”`,
    CLEAR: 'Press “Clear selection”',
  },
  answers: {},
  delays: {},
  states: { none: shown, some: shown, all: shown },
}
