import { asPrintedNumber, type Filter, normalizeText } from '@portal/schemas'
import type { ReadCharger } from '../../services/readers/chargers.ts'

/** A number, or its prefix before the first digit: 'BE-BCA-'. */
const NUMBER = /\d|^[A-Z]{2}-/i

/** Filter for a card: by number, with or without dashes, else by user. */
export const cardFilter = (text: string): Filter | undefined => {
  const sought = text.trim()
  if (sought === '') return undefined
  return NUMBER.test(sought)
    ? { field: 'PrintedNumber', operator: 'CO', value: asPrintedNumber(sought) }
    : { field: 'RelationContact', operator: 'CO', value: sought }
}

/** Chargers whose name, location or one of their ids contains the text. */
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
