import type { Card, RulesFrom } from '@portal/fixtures'
import type { SettingName, TariffFees } from '@portal/schemas'
import type { ChargerOrder, Turn } from './chargerOrders.ts'
import type { CardChange, TermsChange } from './terms.ts'

/** Restart of a charger or one connector, which accepts no car from `from` to `until` and then boots. */
export interface Restart {
  readonly connectorId?: string
  readonly from: number
  readonly until: number
}

/** Fees of the sessions that start at `at` or later. */
export interface FeeChange {
  readonly at: number
  readonly fees: TariffFees
}

/** Command that ended a session. Resets have the name of the charger's OCPP version. */
export type StopReason = 'Remote' | 'UnlockCommand' | 'SoftReset' | 'HardReset' | 'ImmediateReset'

/** Action of a person that affects the simulation. All later events follow from these actions and the simulator. */
export type Intervention =
  | {
      readonly kind: 'start'
      readonly connectorId: string
      readonly card: Card
      readonly at: number
      /** Time of the command. Absent in data of older versions. */
      readonly sentAt?: number
      /** Maximum power of the connector at the start. Absent in data of older versions. */
      readonly maxPowerKw?: number
    }
  | {
      readonly kind: 'stop'
      readonly connectorId: string
      readonly sessionId: string
      readonly at: number
      readonly reason?: StopReason
      readonly turn?: Turn
    }
  | ({ readonly kind: 'restart'; readonly chargepointId: string; readonly turn?: Turn } & Restart)
  /**
   * All changes to the fees of a tariff in chronological order, past and future. Replaces earlier interventions of
   * this kind for the same tariff.
   */
  | { readonly kind: 'tariff'; readonly tariffId: string; readonly changes: readonly FeeChange[] }
  /**
   * End of a tariff, set at `at`, or removed if `until` is absent. Sessions that start at `until` or later have no
   * tariff.
   */
  | { readonly kind: 'tariffEnd'; readonly tariffId: string; readonly at: number; readonly until?: number }
  /** New value of a setting from `at` on. Without a value, the default is restored. */
  | { readonly kind: 'setting'; readonly name: SettingName; readonly at: number; readonly value?: string }
  /** All alarm rules that apply to events from `at` on. */
  | ({ readonly kind: 'alarmRules' } & RulesFrom)
  | ChargerOrder
  | TermsChange
  | CardChange
  /** Cancels a bulk command. Chargers that have not received it by `at` never do. */
  | { readonly kind: 'callOff'; readonly command: string; readonly at: number }
