const SHOWN = 4
const groups = (text: string) => (text.match(/.{1,4}/g) ?? []).join(' ')

/** An account number in groups of four, as it is printed on cards. */
export const writtenIban = (iban: string): string => groups(iban)

/** The same with only its last four characters readable: enough to recognise it by. */
export const maskedIban = (iban: string): string =>
  groups('•'.repeat(Math.max(0, iban.length - SHOWN)) + iban.slice(-SHOWN))
