import type { Bar } from '../../ui/BarChart.tsx'

const ENERGY = [
  11, 14, 9, 0, 0, 18, 22, 16, 13, 19, 8, 0, 24, 21, 17, 12, 20, 26.4, 15, 0, 12, 9.2, 14, 0, 0, 17.5, 11.2,
  19, 13, 16,
]

export const DAYS: readonly Bar[] = ENERGY.map((value, index) => ({
  key: `2026-11-${index + 1}`,
  tick: String(index + 1),
  value,
  name: `${index + 1} November`,
  title: `${value.toFixed(1)} kWh · € ${(value * 0.37).toFixed(2)}`,
  detail: `${index + 1} Nov · ${value > 0 ? 3 : 0} sessions`,
}))

const START = Date.UTC(2026, 10, 18, 12, 8)
const MINUTE = 60_000

/** An AC session: fast ramp-up, constant power, then tapering. */
export const POWER = Array.from({ length: 37 }, (_, index) => ({
  at: START + index * 2 * MINUTE,
  value:
    index < 2 ? index * 11 : index < 26 ? 21.6 + Math.sin(index * 1.9) * 0.4 : 21.6 - (index - 26) * 1.07,
}))

export const formatTime = (at: number) =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Brussels',
  }).format(at)

export const formatPower = (kilowatts: number) => `${Number(kilowatts.toFixed(1))} kW`
