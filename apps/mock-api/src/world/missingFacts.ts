import type { ChargeLocation, ChargePlacement } from '@portal/schemas/contract'

type Fact = NonNullable<ChargeLocation['Missing']>[number]

const isEmpty = (terms: object | undefined): boolean => terms === undefined || Object.keys(terms).length === 0

/** Returns the facts that a location lacks, given the placements of its chargers. */
export const missingFacts = (
  location: ChargeLocation,
  placements: readonly Pick<ChargePlacement, 'GuestCharge' | 'PlugCharge'>[],
): Fact[] => {
  const { Latitude, Longitude, Floor, IsPublished } = location
  const { Directions, DirectionsEn, DirectionsFr, DirectionsNl } = location
  const lacks: Readonly<Record<Fact, boolean>> = {
    COORDINATES: Latitude === 0 && Longitude === 0,
    FLOOR: !Floor,
    DIRECTIONS: ![Directions, DirectionsEn, DirectionsFr, DirectionsNl].some(Boolean),
    // No placement has terms for guests or for plug and charge.
    TARIFF: placements.every(({ GuestCharge, PlugCharge }) => isEmpty(GuestCharge) && isEmpty(PlugCharge)),
    PUBLICATION: !IsPublished,
  }
  return (Object.keys(lacks) as Fact[]).filter((fact) => lacks[fact])
}
