import { ATTACHMENTS_MAX_BYTES, COMPANY_NAME_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts'
import { COUNTRY_CODES, isPostalCodeOf } from './countries.ts'

/**
 * A rule of S5: returns its message if the value breaks it. The message is the caller's (S5): a text, or the key of
 * one. Values are not trimmed; trim first to allow surrounding spaces.
 *
 * An empty value passes only the rules that S5 calls optional and those that forbid something; `required` rejects it.
 * Every rule runs in linear time.
 */
export type Rule<Message, Value = string> = (value: Value) => Message | undefined

const rule =
  <Value>(holds: (value: Value) => boolean) =>
  <Message>(message: Message): Rule<Message, Value> =>
  (value) =>
    holds(value) ? undefined : message

const matches = (pattern: RegExp) => rule<string>((value) => pattern.test(value))

/** Returns the message of the first rule that the value breaks. */
export const check = <Message, Value>(
  value: Value,
  rules: readonly Rule<Message, Value>[],
): Message | undefined => {
  for (const holds of rules) {
    const message = holds(value)
    if (message !== undefined) return message
  }
  return undefined
}

// --- Shared rules (S5)

/** Not empty and not only spaces. */
export const required = rule<string>((value) => value.trim() !== '')

/** One `@`, something before it, and a domain with at least two labels after it. */
export const email = matches(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/)

/**
 * Belgian phone: `+32`, `0032` or a leading `0`, then nine digits with single spaces, dots, slashes or hyphens between:
 * '+32 470 12 34 56', '0470/12.34.56'. The first of the nine is not 0, so '0032…' is never read as a number that begins
 * with 0. Nine digits are a mobile number; landlines have eight and are rejected, as in S5.
 */
export const belgianPhone = matches(/^(?:\+32|0032|0)[ ./-]?[1-9](?:[ ./-]?\d){8}$/)

const LETTERS = /\p{L}/gu
const GROUPS = /[\p{L}\p{M}\p{N}]+/gu
const count = (value: string, pattern: RegExp): number => value.match(pattern)?.length ?? 0

const NAME = /^[\p{L}\p{M} .'’-]+$/u
/**
 * At least two letters in one or more words ('Al', 'J. Ö'); accented letters count as letters, digits are invalid.
 */
export const personName = rule<string>((value) => NAME.test(value) && count(value, LETTERS) >= 2)

const ADDRESS = /^[\p{L}\p{M}\p{N} .,'’/()-]*$/u
/** Optional; at least two groups of letters and digits: 'Kerkstraat 12', 'Sint-Niklaas'. */
export const addressLike = rule<string>(
  (value) => value === '' || (ADDRESS.test(value) && count(value, GROUPS) >= 2),
)

/** Optional; letters, digits and slash. */
export const lettersDigitsSlash = matches(/^[\p{L}\p{M}\p{N}/]*$/u)

/** Lengths count UTF-16 units, as in JavaScript and .NET: an emoji is two. */
export const minLength = <Message>(least: number, message: Message): Rule<Message> =>
  rule<string>((value) => value.length >= least)(message)

export const maxLength = <Message>(most: number, message: Message): Rule<Message> =>
  rule<string>((value) => value.length <= most)(message)

/** At least ten characters (S5, S9). */
export const passwordLength = <Message>(message: Message): Rule<Message> =>
  minLength(PASSWORD_MIN_LENGTH, message)

/** A character that is neither a letter, a digit nor a space. */
export const hasSpecialCharacter = matches(/[^\p{L}\p{M}\p{N}\s]/u)
export const hasDigit = matches(/\d/)
export const hasUppercase = matches(/\p{Lu}/u)
export const hasLowercase = matches(/\p{Ll}/u)

/** Password rules of S5, in the order of the screen. */
export const PASSWORD_RULES = {
  length: passwordLength,
  uppercase: hasUppercase,
  lowercase: hasLowercase,
  digit: hasDigit,
  special: hasSpecialCharacter,
} as const
export type PasswordRule = keyof typeof PASSWORD_RULES

/** Attachment names contain no HTML tag: no `<` with a `>` after it. */
export const nameWithoutTags = rule<string>((name) => {
  const open = name.indexOf('<')
  return open < 0 || name.indexOf('>', open) < 0
})

/** Allowed attachment types by file extension (S5). */
export const ATTACHMENT_TYPES = [
  'pdf',
  'doc',
  'docx',
  'gif',
  'jpeg',
  'jpg',
  'jpe',
  'jif',
  'jfif',
  'jfi',
  'png',
] as const

const types: readonly string[] = ATTACHMENT_TYPES
/** Checks the last extension, ignoring case; a name such as '.png' has none. */
export const attachmentType = rule<string>((name) => {
  const dot = name.lastIndexOf('.')
  return dot > 0 && types.includes(name.slice(dot + 1).toLowerCase())
})

/** Sizes in bytes of all attachments of a request: together at most 5,000,000 (S5, S9). */
export const attachmentsSize = rule<readonly number[]>(
  (sizes) => sizes.reduce((sum, size) => sum + size, 0) <= ATTACHMENTS_MAX_BYTES,
)

// --- Rules of the intake form (S5)

/** At most 100 characters (S5). */
export const companyName = <Message>(message: Message): Rule<Message> =>
  maxLength(COMPANY_NAME_MAX_LENGTH, message)

/** Letters and digits with slashes between: '12', '12A', '12/3'. */
export const houseNumber = matches(/^[\p{L}\p{M}\p{N}]+(?:\/[\p{L}\p{M}\p{N}]+)*$/u)

/**
 * A street without a number, or a city: same characters as {@link addressLike}, but at least one letter instead of two
 * groups ('Gent').
 */
export const streetOrCity = rule<string>((value) => ADDRESS.test(value) && count(value, LETTERS) >= 1)

/** Postal code format of the country, given by its two-letter code. */
export const postalCode = <Message>(country: string, message: Message): Rule<Message> =>
  rule<string>((value) => isPostalCodeOf(country, value))(message)

export const countryCode = rule<string>((value) => COUNTRY_CODES.includes(value))

const PHONE = /^[\d +/]{6,20}$/
/** 6 to 20 digits, spaces, `+` or `/`, with at least one digit. */
export const phone = rule<string>((value) => PHONE.test(value) && /\d/.test(value))

/** Latin letters and digits only (S5). Empty passes. */
export const ibanCharacters = matches(/^[A-Za-z0-9]*$/)

/** A VAT number with its country letters and no separators: the format that the checker accepts. */
export const vatNumber = matches(/^[A-Za-z]{2}[A-Za-z0-9+*]{2,14}$/)
