import { asPrintedNumber, type Filter, normalizeText } from '@portal/schemas'
import type { ReadCharger } from '../../services/readers/chargers.ts'

/** Matches text with a digit, or the start of a card number, for example 'BE-BCA-'. */
const NUMBER = /\d|^[A-Z]{2}-/i

/**
 * Returns a filter by card number, with or without dashes, or by user if the text is not a number. Returns undefined
 * for an empty text.
 */
export const cardFilter = (text: string): Filter | undefined => {
  const sought = text.trim()
  if (sought === '') return undefined
  return NUMBER.test(sought)
    ? { field: 'PrintedNumber', operator: 'CO', value: asPrintedNumber(sought) }
    : { field: 'RelationContact', operator: 'CO', value: sought }
}

/** Returns the chargers whose name, location or ids contain the text. */
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
