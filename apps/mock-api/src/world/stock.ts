/** A charger that has been delivered and is installed nowhere yet. */
export interface StockedCharger {
  readonly serial: string
  readonly chargepointId: string
  readonly vendor: string
  readonly model: string
  /** False for one that has not called home yet. */
  readonly isHeard: boolean
}

const COUNT = 40

/**
 * Chargers in stock, `STOCK-0001` to `STOCK-0040`, the same in every world: every fourth has not been heard yet.
 */
export const STOCK: ReadonlyMap<string, StockedCharger> = new Map(
  Array.from({ length: COUNT }, (_, index) => {
    const number = String(index + 1).padStart(4, '0')
    const charger = {
      serial: `STOCK-${number}`,
      chargepointId: `CPS${number}`,
      vendor: 'Alfen',
      model: 'Eve Single Pro',
      isHeard: (index + 1) % 4 !== 0,
    }
    return [charger.serial, charger]
  }),
)
