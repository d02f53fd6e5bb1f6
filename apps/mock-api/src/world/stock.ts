import type { BaseChargepoint, BaseConnector } from '@portal/fixtures'
import { DOUBLE, type Hardware, hardwareOf, SINGLE } from './hardware.ts'

/** Charger that is not installed: delivered, or returned from a retired charge point. */
export interface StockedCharger {
  readonly serial: string
  readonly chargepointId: string
  readonly identifier: string
  readonly hardware: Hardware
  readonly connectors: readonly BaseConnector[]
  /** False before the charger's first contact. */
  readonly hasContact: boolean
}

const COUNT = 40
/** Deliveries from this number on have two connectors. */
const FIRST_DOUBLE = 31

/** Base of the codes of chargers in stock. No charger of a world uses a code this high. */
const FIRST_CONNECTOR = 900_000

/** Returns connector `number` of the charger with this six-digit code. */
export const connectorOf = (
  code: string,
  number: number,
  { powerType, maxPowerKw, standards }: Hardware,
): BaseConnector => ({
  Id: `C${code}-${number}`,
  ConnectorNumber: number,
  EvseId: `BE*BCA*E${code}*${number}`,
  PowerType: powerType,
  MaxPowerKw: maxPowerKw,
  Standard: standards[0],
})

const connectorsOf = (code: number, hardware: Hardware, count: number): readonly BaseConnector[] =>
  Array.from({ length: count }, (_, index) => connectorOf(String(code), index + 1, hardware))

const stocked = (index: number): StockedCharger => {
  const number = String(index).padStart(4, '0')
  const hardware = index < FIRST_DOUBLE ? SINGLE : DOUBLE
  return {
    serial: `STOCK-${number}`,
    chargepointId: `CPS${number}`,
    identifier: `BCA-S${number}`,
    hardware,
    connectors: connectorsOf(FIRST_CONNECTOR + index, hardware, hardware.sockets),
    hasContact: index % 4 !== 0,
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

/** Returns the six digits in the ids of a charger's connectors. */
export const codeOf = ({ Id, Connectors }: Pick<BaseChargepoint, 'Id' | 'Connectors'>): string =>
  /^C(\d{6})/.exec(Connectors[0]?.Id ?? '')?.[1] ?? Id.replace(/\D/g, '').slice(-6).padStart(6, '0')

/** Returns a retired charge point as hardware in stock. It gets new ids, because the old ids keep their history. */
export const returnedFrom = (retired: BaseChargepoint): StockedCharger => {
  const code = Number(codeOf(retired))
  const hardware = hardwareOf(retired)
  const next = code < FIRST_CONNECTOR ? code + FIRST_CONNECTOR / 9 : code + COUNT + 1
  return {
    serial: retired.ChargeBoxSerialNumber,
    chargepointId: `${retired.Id}R`,
    identifier: `${retired.ChargeBoxIdentifier}R`,
    hardware,
    connectors: connectorsOf(next, hardware, retired.Connectors.length),
    hasContact: true,
  }
}
