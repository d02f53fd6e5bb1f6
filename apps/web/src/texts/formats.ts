import {
  DAY_MS,
  HOUR_MS,
  isRepeatedHour,
  type Language,
  LOCALES,
  MINUTE_MS,
  roundEuro,
  TIME_ZONE,
} from '@portal/schemas'

/**
 * Creates a formatter on first use, because each takes some milliseconds on a phone, and a screen needs only about
 * three.
 */
const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** Age of less than a minute. */
const JUST_NOW: Readonly<Record<Language, string>> = { en: 'just now', fr: 'à l’instant', nl: 'zonet' }

/** Shown for a missing or invalid number or date. */
const NONE = '–'
const orNone =
  (format: (value: number) => string) =>
  (value: number | undefined): string =>
    value !== undefined && Number.isFinite(value) ? format(value) : NONE

/** Accepts a date in ms or as a server text. */
const dateOrNone =
  (format: (at: number) => string) =>
  (at: number | string | undefined): string =>
    orNone(format)(typeof at === 'string' ? Date.parse(at) : at)

/** Numbers, money, dates and ages in the format of a language, in Belgian time. */
export type Formats = ReturnType<typeof createFormats>

export const createFormats = (language: Language) => {
  const locale = LOCALES[language]
  const number = (options: Intl.NumberFormatOptions) => lazily(() => new Intl.NumberFormat(locale, options))
  const date = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options }))

  const decimals = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const rating = number({ maximumFractionDigits: 1 })
  const whole = number({ maximumFractionDigits: 0 })
  const grouped = number({ maximumFractionDigits: 4 })
  const thousandths = number({ minimumFractionDigits: 3, maximumFractionDigits: 3 })
  const figure = number({ maximumFractionDigits: 4, useGrouping: false })
  const euro = number({ style: 'currency', currency: 'EUR' })
  const longEuro = number({ style: 'currency', currency: 'EUR', maximumFractionDigits: 4 })
  const percent = number({ style: 'percent', maximumFractionDigits: 0 })
  const kilobytes = number({ style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  const megabytes = number({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const share = number({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  /** Formats a time of day. Includes the zone during the hour that the clock shows twice. */
  const clock = (options: Intl.DateTimeFormatOptions) => {
    const format = date(options)
    const withZone = date({ ...options, timeZoneName: 'short' })
    return dateOrNone((at) => (isRepeatedHour(at) ? withZone() : format()).format(at))
  }
  const day = date({ weekday: 'short', day: 'numeric', month: 'short' })
  const fullDate = date({ day: 'numeric', month: 'short', year: 'numeric' })
  const longDay = date({ weekday: 'long', day: 'numeric', month: 'long' })
  const zone = date({ timeZoneName: 'long' })
  const month = date({ month: 'long' })
  const monthYear = date({ month: 'long', year: 'numeric' })
  const dayOfMonth = date({ day: 'numeric' })
  // In French, the narrow style would be the unusual '-6 min'.
  const relative = lazily(
    () =>
      new Intl.RelativeTimeFormat(locale, {
        numeric: 'always',
        style: language === 'fr' ? 'short' : 'narrow',
      }),
  )
  const relativeDays = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))
  const hour = language === 'nl' ? 'u' : 'h'

  const duration = (milliseconds: number) => {
    // A session cannot end before it starts, so a negative duration is invalid.
    if (milliseconds < 0) return NONE
    const total = Math.floor(milliseconds / MINUTE_MS)
    const rest = `${total % 60}`
    return total < 60
      ? `${rest}\u00a0min`
      : `${whole().format(Math.floor(total / 60))}\u00a0${hour}\u00a0${rest.padStart(2, '0')}\u00a0min`
  }

  return {
    decimalSign: language === 'en' ? '.' : ',',
    /** 312.4 */
    decimal: orNone((value) => decimals().format(value)),
    count: orNone((value) => whole().format(value)),
    /** 400,000 or 2.5: a tick of an axis. */
    tick: (value: number) => grouped().format(value),
    /** 1234.5 */
    plain: (value: number) => figure().format(value),
    /** 4,910.367 kWh: a meter reading, to the watt-hour. */
    meter: orNone((kilowattHours) => `${thousandths().format(kilowattHours)}\u00a0kWh`),
    /** 10.9 kW */
    power: orNone((kilowatts) => `${decimals().format(kilowatts)}\u00a0kW`),
    /** Maximum power: 22 kW, 3.7 kW. */
    maxPower: orNone((kilowatts) => `${rating().format(kilowatts)}\u00a0kW`),
    /** 12.4 kWh */
    energy: orNone((kilowattHours) => `${decimals().format(kilowattHours)}\u00a0kWh`),
    /** Size of a file in bytes: 1.2 MB, 84 kB. */
    fileSize: (bytes: number) =>
      bytes < 100_000 ? kilobytes().format(Math.ceil(bytes / 1_000)) : megabytes().format(bytes / 1_000_000),
    /** An amount, rounded to the cent: €17.40. */
    money: orNone((euros) => euro().format(roundEuro(euros))),
    /** Unit price, to a hundredth of a cent if needed: €0.262 per kWh. */
    unitPrice: orNone((euros) => longEuro().format(euros)),
    percent: orNone((ratio) => percent().format(ratio)),
    /** A percentage from 0 to 100: 95.2% */
    share: orNone((percentage) => share().format(percentage / 100)),
    time: clock({ hour: '2-digit', minute: '2-digit' }),
    /** With seconds: 14:19:52 */
    exactTime: clock({ hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    day: dateOrNone((at) => day().format(at)),
    /** Wednesday 20 May */
    longDay: dateOrNone((at) => longDay().format(at)),
    /** Central European Summer Time */
    zone: (at: number) =>
      zone()
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')?.value ?? TIME_ZONE,
    dayOfMonth: dateOrNone((at) => dayOfMonth().format(at)),
    /** 20 May 2026 */
    date: dateOrNone((at) => fullDate().format(at)),
    dateTime: clock({
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
    month: dateOrNone((at) => month().format(at)),
    monthYear: dateOrNone((at) => monthYear().format(at)),
    /** 1 h 02 min, 14 min */
    duration: orNone(duration),
    /** A duration in seconds, as sent by the server. */
    seconds: orNone((seconds) => duration(seconds * 1000)),
    /**
     * Age: 'just now', '42 min ago', '2 days ago'. A time in the future gives 'just now', because clocks differ
     * slightly.
     */
    age: (at: number, now: number) => {
      if (!Number.isFinite(at)) return NONE
      const passed = Math.max(0, now - at)
      // Not in seconds, because a running count distracts.
      if (passed < MINUTE_MS) return JUST_NOW[language]
      if (passed < HOUR_MS) return relative().format(-Math.floor(passed / MINUTE_MS), 'minute')
      if (passed < DAY_MS) return relative().format(-Math.floor(passed / HOUR_MS), 'hour')
      return relativeDays().format(-Math.floor(passed / DAY_MS), 'day')
    },
  }
}
