const LIMIT = 4
const groups = (text: string) => (text.match(/.{1,4}/g) ?? []).join(' ')

/** Account number in groups of four, as printed on cards. */
export const writtenIban = (iban: string): string => groups(iban)

/** Account number with only the last four characters readable, enough to recognise it. */
export const maskedIban = (iban: string): string =>
  groups('•'.repeat(Math.max(0, iban.length - LIMIT)) + iban.slice(-LIMIT))
