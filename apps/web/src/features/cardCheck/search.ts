import { asPrintedNumber, type Filter, normalizeText } from '@portal/schemas'
import type { ReadCharger } from '../../services/readers/chargers.ts'

/** A number, or its beginning before the first figure: 'BE-BCA-'. */
const NUMBER = /\d|^[A-Z]{2}-/i

/** How a card is looked for: by its number, with or without its dashes, else by who uses it. */
export const cardFilter = (text: string): Filter | undefined => {
  const sought = text.trim()
  if (sought === '') return undefined
  return NUMBER.test(sought)
    ? { field: 'PrintedNumber', operator: 'CO', value: asPrintedNumber(sought) }
    : { field: 'RelationContact', operator: 'CO', value: sought }
}

/** The chargers that a text is part of: name, place, or one of the numbers by which it is known. */
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
