import { asPrintedNumber, type Filter, normalizeText } from '@portal/schemas'
import type { ReadCharger } from '../../services/readers/chargers.ts'

/** A number, or the start of one before its first digit: 'BE-BCA-'. */
const NUMBER = /\d|^[A-Z]{2}-/i

/** Returns the filter for cards: by number, with or without dashes, otherwise by user. */
export const cardFilter = (text: string): Filter | undefined => {
  const sought = text.trim()
  if (sought === '') return undefined
  return NUMBER.test(sought)
    ? { field: 'PrintedNumber', operator: 'CO', value: asPrintedNumber(sought) }
    : { field: 'RelationContact', operator: 'CO', value: sought }
}

/** Returns the chargers whose name, location or id contains the text. */
export const chargersLike = <T extends ReadCharger>(chargers: readonly T[], text: string): readonly T[] => {
  const sought = normalizeText(text.trim())
  return chargers.filter(({ Id, Description, ChargeBoxIdentifier, LocationDescription, City, Connectors }) =>
    [
      Id,
      Description,
      ChargeBoxIdentifier,
      LocationDescription,
      City,
      ...Connectors.map(({ EvseId }) => EvseId),
    ].some((each) => each !== undefined && normalizeText(each).includes(sought)),
  )
}
