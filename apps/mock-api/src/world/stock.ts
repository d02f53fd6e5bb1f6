import type { BaseConnector } from '@portal/fixtures'

/** A charger that has been delivered but not installed. */
export interface StockedCharger {
  readonly serial: string
  readonly chargepointId: string
  readonly identifier: string
  readonly vendor: string
  readonly model: string
  readonly connector: BaseConnector
  /** False before the charger's first contact. */
  readonly isHeard: boolean
}

const COUNT = 40

/** First id for connectors of stock; no charger of a world uses these ids. */
const FIRST_CONNECTOR = 900_000

const stocked = (index: number): StockedCharger => {
  const number = String(index).padStart(4, '0')
  const code = FIRST_CONNECTOR + index
  return {
    serial: `STOCK-${number}`,
    chargepointId: `CPS${number}`,
    identifier: `BCA-S${number}`,
    vendor: 'Alfen',
    model: 'Eve Single Pro',
    connector: {
      Id: `C${code}-1`,
      ConnectorNumber: 1,
      EvseId: `BE*BCA*E${code}*1`,
      PowerType: 'AC_3_PHASE',
      MaxPowerKw: 11,
      Standard: 'IEC_62196_T2',
    },
    isHeard: index % 4 !== 0,
  }
}

const CHARGERS = Array.from({ length: COUNT }, (_, index) => stocked(index + 1))

/**
 * Chargers in stock by serial number, `STOCK-0001` to `STOCK-0040`, the same in every world. Every fourth has had no
 * contact yet.
 */
export const STOCK: ReadonlyMap<string, StockedCharger> = new Map(
  CHARGERS.map((charger) => [charger.serial, charger]),
)

/** Chargers in stock by the id that they have once installed. */
export const STOCK_BY_ID: ReadonlyMap<string, StockedCharger> = new Map(
  CHARGERS.map((charger) => [charger.chargepointId, charger]),
)
