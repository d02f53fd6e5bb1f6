import type { ReadCdr } from '../../services/readers/cards.ts'

/** Returns the current tariffs of a location's chargers, from the newest CDR of each. `records` is sorted newest first. */
export const tariffsAt = (
  records: readonly Pick<ReadCdr, 'ChargePointId' | 'TariffId'>[],
): readonly string[] => {
  const tariffIds = new Map<string, string>()
  for (const { ChargePointId, TariffId } of records)
    if (TariffId && !tariffIds.has(ChargePointId)) tariffIds.set(ChargePointId, TariffId)
  return [...new Set(tariffIds.values())]
}
