import { formatFilter, genericCalls, MAX_PAGE_SIZE, normalizeText } from '@portal/schemas'
import { inTurns } from '../../data/inTurns.ts'
import type { Bco } from '../../services/bco.ts'

const tokens = genericCalls('token', 'Token')

/**
 * Max requests per field. Numbers that they do not cover are not compared. The server rejects an existing card number,
 * but accepts an existing UID.
 */
export const MAX_READS = 500

/** Returns the longest common prefix of sorted texts. */
const commonStart = (texts: readonly string[]): string => {
  const [first = '', last = ''] = [texts[0], texts.at(-1)]
  let length = 0
  while (length < first.length && first[length] === last[length]) length += 1
  return first.slice(0, length)
}

type Groups = readonly (readonly string[])[]

const groupsByNext = (texts: readonly string[], length: number): Groups => {
  const groups = new Map<string, string[]>()
  for (const text of texts) {
    const group = groups.get(text.charAt(length))
    if (group) group.push(text)
    else groups.set(text.charAt(length), [text])
  }
  return [...groups.values()]
}

/**
 * Returns a predicate that is true for the number of an existing card. Reads the cards that share the common start of
 * the numbers, and groups the numbers by their next character until each group fits on one page, so a file of 100,000
 * lines needs few requests.
 */
export const findExisting = async (
  bco: Pick<Bco, 'call'>,
  field: 'Number' | 'PrintedNumber',
  numbers: readonly string[],
  signal: AbortSignal,
): Promise<(number: string) => boolean> => {
  const found = new Set<string>()
  const readGroup = async (group: readonly string[]): Promise<Groups> => {
    const isOne = group.length === 1
    const value = commonStart(group)
    // The server rejects a search for an empty text, so group by the first character.
    if (value === '') return groupsByNext(group, 0)
    const filter = formatFilter([{ field, operator: isOne ? 'EX' : 'SW', value }])
    const query = { filter, Fields: field, pagesize: MAX_PAGE_SIZE }
    const { data } = await bco.call(tokens.filtered, { query }, { signal })
    for (const card of data.Data) found.add(normalizeText(card[field]))
    return isOne || data.Page.PageCount <= 1 ? [] : groupsByNext(group, value.length)
  }
  let groups: Groups = numbers.length === 0 ? [] : [[...new Set(numbers)].sort()]
  for (let left = MAX_READS; left > 0 && groups.length > 0; ) {
    const next = groups.slice(0, left)
    left -= next.length
    groups = (await inTurns(next, readGroup)).flat()
  }
  return (number) => found.has(normalizeText(number))
}
