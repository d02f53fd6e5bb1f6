import { type BaseChargepoint, type BaseConnector, CHARGER_MODELS } from '@portal/fixtures'

export interface Hardware {
  readonly vendor: string
  readonly model: string
  readonly sockets: number
  readonly powerType: BaseConnector['PowerType']
  readonly maxPowerKw: number
  /** Supported standards. The first is the usual one. */
  readonly standards: readonly [BaseConnector['Standard'], ...BaseConnector['Standard'][]]
}

const AC = ['IEC_62196_T2'] as const
const DC = ['IEC_62196_T2_COMBO', 'CHADEMO'] as const

export const SINGLE: Hardware = {
  vendor: 'Alfen',
  model: 'Eve Single Pro',
  sockets: 1,
  powerType: 'AC_3_PHASE',
  maxPowerKw: 11,
  standards: AC,
}
export const DOUBLE: Hardware = {
  ...SINGLE,
  vendor: 'Alfen BV',
  model: 'Eve Double Pro-line',
  sockets: 2,
  maxPowerKw: 22,
}

const KNOWN: readonly Hardware[] = [
  SINGLE,
  ...CHARGER_MODELS.map(({ vendor, model, sockets, powerType, maxPowerKw }) => ({
    vendor,
    model,
    sockets,
    powerType,
    maxPowerKw,
    standards: powerType === 'DC' ? DC : AC,
  })),
]

/** Returns the hardware of a charger by its model. An unknown model is limited to its current connectors. */
export const hardwareOf = ({ Vendor, Model, Connectors }: BaseChargepoint): Hardware =>
  KNOWN.find(({ vendor, model }) => vendor === Vendor && model === Model) ?? {
    ...SINGLE,
    vendor: Vendor,
    model: Model,
    sockets: Math.max(1, Connectors.length),
    powerType: Connectors[0]?.PowerType ?? SINGLE.powerType,
    maxPowerKw: Math.max(SINGLE.maxPowerKw, ...Connectors.map(({ MaxPowerKw }) => MaxPowerKw)),
    standards: Connectors[0]?.PowerType === 'DC' ? DC : AC,
  }
