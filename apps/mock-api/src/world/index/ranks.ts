import type { Rows } from '@portal/fixtures'
import { type Filter, foldedMatcherOf, matcherOf, normalizeText } from '@portal/schemas'
import { type Key, keyOf, textOf } from '../order.ts'

/** So many different values of a field are kept, so that a search need not fold each again; more would take much memory. */
const MOST_KEPT = 5_000

/** The place of each record's value among the different values of a field. */
export interface Ranks {
  readonly of: Uint32Array
  /** The values in their order, where they are few. */
  readonly values: readonly Key[] | undefined
  /** Some record with each value, in the order of the values. */
  readonly example: Uint32Array
  /** Rank of the records that lack the field, after all others; -1 when none does. */
  readonly absent: number
}

const rank = (count: number, valueAt: (row: number) => Key): Ranks => {
  // First every different value gets a number as it comes, so that only different ones are sorted.
  const numbers = new Map<Key, number>()
  const examples: number[] = []
  const of = new Uint32Array(count)
  for (let row = 0; row < count; row += 1) {
    const value = valueAt(row)
    let number = numbers.get(value)
    if (number === undefined) {
      number = examples.length
      numbers.set(value, number)
      examples.push(row)
    }
    of[row] = number
  }
  const hasAbsent = numbers.delete(undefined)
  const values = [...numbers.keys()] as (string | number)[]
  // Numbers must not be sorted as texts are; code units are what `<` compares.
  if (typeof values[0] === 'number') (values as number[]).sort((a, b) => a - b)
  else (values as string[]).sort()
  const places = new Uint32Array(examples.length).fill(values.length)
  const example = new Uint32Array(examples.length)
  values.forEach((value, place) => {
    const number = numbers.get(value) ?? 0
    places[number] = place
    example[place] = examples[number] ?? 0
  })
  for (let row = 0; row < count; row += 1) of[row] = places[of[row] ?? 0] ?? 0
  return {
    of,
    values: values.length <= MOST_KEPT ? values : undefined,
    example,
    absent: hasAbsent ? values.length : -1,
  }
}

/** Says of a row what is known of a field: the row itself is made only where it must be. */
export const teller = (rows: Rows<object>, field: string): ((row: number) => object) => {
  const { known } = rows
  const isKnown = known !== undefined && rows.length > 0 && Object.hasOwn(known(0), field)
  return isKnown ? known : (row) => rows.at(row) ?? {}
}

/** Of what conditions look at. */
export const rankTexts = (rows: Rows<object>, field: string): Ranks => {
  const tell = teller(rows, field)
  return rank(rows.length, (row) => normalizeText(textOf(tell(row), field)))
}

/** Of what orders compare. */
export const rankKeys = (rows: Rows<object>, field: string): Ranks => {
  const tell = teller(rows, field)
  return rank(rows.length, (row) => keyOf(tell(row), field))
}

/** The first number from 0 to `length` for which `isPast` holds; it holds for all after it. */
export const firstPast = (length: number, isPast: (at: number) => boolean): number => {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isPast(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Ranks from `from` to before `to`, which a condition that begins a value leaves over. */
export interface RankRange {
  readonly from: number
  readonly to: number
}

/** The values that are equal to a text or begin with it: they are neighbours. */
export const rangeOf = (
  { operator, value, field }: Filter,
  { example }: Ranks,
  rows: Rows<object>,
): RankRange | undefined => {
  if (operator !== 'EX' && operator !== 'SW') return undefined
  const wanted = normalizeText(value)
  const tell = teller(rows, field)
  const textAt = (place: number) => normalizeText(textOf(tell(example[place] ?? 0), field))
  const from = firstPast(example.length, (place) => textAt(place) >= wanted)
  const to = firstPast(example.length, (place) => {
    const text = textAt(place)
    return text > wanted && !(operator === 'SW' && text.startsWith(wanted))
  })
  return { from, to }
}

/** Which values satisfy a condition that must look at each. */
export const matchingRanks = (
  condition: Filter,
  { values, example }: Ranks,
  rows: Rows<object>,
): Uint8Array => {
  const matches = values ? foldedMatcherOf(condition) : matcherOf(condition)
  const tell = teller(rows, condition.field)
  const found = new Uint8Array(example.length)
  for (let place = 0; place < example.length; place += 1) {
    const text = values ? values[place] : textOf(tell(example[place] ?? 0), condition.field)
    if (matches(String(text))) found[place] = 1
  }
  return found
}
