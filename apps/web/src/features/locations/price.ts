import type { ReadCdr } from '../../services/readers/cards.ts'

/** The tariffs that a location's chargers have now: that of the last record of each; records come newest first. */
export const tariffsAt = (
  records: readonly Pick<ReadCdr, 'ChargePointId' | 'TariffId'>[],
): readonly string[] => {
  const known = new Map<string, string>()
  for (const { ChargePointId, TariffId } of records)
    if (TariffId && !known.has(ChargePointId)) known.set(ChargePointId, TariffId)
  return [...new Set(known.values())]
}
