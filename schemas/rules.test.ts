import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ATTACHMENTS_MAX_BYTES, COMPANY_NAME_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts'
import type { Rule } from './rules.ts'
import * as rules from './rules.ts'

const MESSAGE = 'what the caller says'

const RULES = {
  required: rules.required(MESSAGE),
  email: rules.email(MESSAGE),
  belgianPhone: rules.belgianPhone(MESSAGE),
  personName: rules.personName(MESSAGE),
  addressLike: rules.addressLike(MESSAGE),
  lettersDigitsSlash: rules.lettersDigitsSlash(MESSAGE),
  passwordLength: rules.passwordLength(MESSAGE),
  minLength: rules.minLength(3, MESSAGE),
  maxLength: rules.maxLength(5, MESSAGE),
  hasSpecialCharacter: rules.hasSpecialCharacter(MESSAGE),
  hasDigit: rules.hasDigit(MESSAGE),
  hasUppercase: rules.hasUppercase(MESSAGE),
  hasLowercase: rules.hasLowercase(MESSAGE),
  nameWithoutTags: rules.nameWithoutTags(MESSAGE),
  attachmentType: rules.attachmentType(MESSAGE),
  companyName: rules.companyName(MESSAGE),
  houseNumber: rules.houseNumber(MESSAGE),
  streetOrCity: rules.streetOrCity(MESSAGE),
  postalCode: rules.postalCode('BE', MESSAGE),
  countryCode: rules.countryCode(MESSAGE),
  phone: rules.phone(MESSAGE),
  ibanCharacters: rules.ibanCharacters(MESSAGE),
  vatNumber: rules.vatNumber(MESSAGE),
} as const satisfies Record<string, Rule<string>>

type RuleName = keyof typeof RULES
const names = Object.keys(RULES) as RuleName[]

/** Valid and invalid values of each rule, with the cases of S5 first. */
const CASES: Readonly<Record<RuleName, { holds: readonly string[]; breaks: readonly string[] }>> = {
  required: { holds: ['x', ' x '], breaks: ['', ' ', '\t\n'] },
  email: {
    holds: ['a@b.be', 'dana.driver+car@mail.charge-portal.example', 'é@café.fr'],
    breaks: ['', 'a', 'a@b', '@b.be', 'a@', 'a@@b.be', 'a b@c.be', 'a@b..be', 'a@.be', '<a@b.be>'],
  },
  belgianPhone: {
    holds: [
      '+32470123456',
      '+32 470 12 34 56',
      '0032 470 12 34 56',
      '0470 12 34 56',
      '0470/12.34.56',
      '0470123456',
      '+32-470-123-456',
    ],
    breaks: [
      '',
      '470123456',
      '+31 470 12 34 56',
      '+32 470 12 34 5',
      '+32 470 12 34 567',
      '0032470123',
      '09 123 45 67',
      '0470  123456',
      '0470 12 34 56 ',
      '0470x123456',
    ],
  },
  personName: {
    holds: ['Al', 'Dana Driver', 'Zoë', 'Jean-François d’Été', "O'Neil", 'J. Ö.', 'É́va', '李明'],
    breaks: ['', 'A', 'Ö', ' ', '-', "'.", 'R2', 'Dana <b>', 'Dana_Driver'],
  },
  addressLike: {
    holds: ['', 'Kerkstraat 12', 'Grote Markt', 'Sint-Niklaas', 'Rue de l’Église 3/2', 'a 1'],
    breaks: ['Kerkstraat', '12', ' ', '-', 'Kerkstraat 12 <b>', 'Kerk_straat 12', 'a;b'],
  },
  lettersDigitsSlash: {
    holds: ['', '12', '12A', '12/3', 'é/', '/'],
    breaks: ['12 A', '12-3', '12.3', ' '],
  },
  passwordLength: { holds: ['0123456789', '0'.repeat(300)], breaks: ['', '012345678'] },
  minLength: { holds: ['abc', 'abcd'], breaks: ['', 'ab'] },
  maxLength: { holds: ['', 'abcde'], breaks: ['abcdef'] },
  hasSpecialCharacter: { holds: ['a!', '_', '€'], breaks: ['', 'aA1', 'é ', '\t'] },
  hasDigit: { holds: ['a1', '0'], breaks: ['', 'abc', '!'] },
  hasUppercase: { holds: ['aB', 'É'], breaks: ['', 'ab1', 'é'] },
  hasLowercase: { holds: ['Ab', 'é'], breaks: ['', 'AB1', 'É'] },
  nameWithoutTags: {
    holds: ['', 'photo.png', 'a > b.pdf', '1 < 2.pdf', '><'],
    breaks: ['<b>.png', 'a<script>alert(1)</script>.pdf', '<>', '<<b>', '<\n>'],
  },
  attachmentType: {
    holds: [
      'a.pdf',
      'a.b.DOCX',
      'a.doc',
      'a.gif',
      'a.jpeg',
      'a.jpg',
      'a.jpe',
      'a.jif',
      'a.jfif',
      'a.jfi',
      'a.Png',
    ],
    breaks: ['', 'pdf', '.pdf', 'a.', 'a.exe', 'a.pdf.exe', 'a.pdf ', 'a.svg', 'a.html'],
  },
  companyName: { holds: ['', 'x'.repeat(100)], breaks: ['x'.repeat(101)] },
  houseNumber: {
    holds: ['12', '12A', '12/3', 'A/B/1', '12bis'],
    breaks: ['', '/', '/12', '12/', '1//2', '12 A', '12-14'],
  },
  streetOrCity: {
    holds: [
      'Gent',
      'Port Arthurlaan',
      'Liège',
      '’s-Gravenhage',
      'Paris 12e',
      'Braine-l’Alleud (Lillois)',
      'Å',
    ],
    breaks: ['', '12', ' ', '-', 'Gent!', '<b>Gent</b>', 'Gent;'],
  },
  postalCode: { holds: ['9000'], breaks: ['', '90', '9000 AB'] },
  countryCode: { holds: ['BE', 'NL', 'ZW'], breaks: ['', 'be', 'XX', 'Belgium'] },
  phone: {
    holds: ['+32 470 12 34 56', '123456', '0470/123456', '0'.repeat(20)],
    breaks: ['', '12345', '0'.repeat(21), '++++++', '0470.12.34.56', '0470 12 34 5x'],
  },
  ibanCharacters: {
    holds: ['', 'BE68539007547034', 'be68539007547034'],
    breaks: ['BE68 5390 0754 7034', 'BE68-5390', 'BE68.', 'BÉ68', ' '],
  },
  vatNumber: {
    holds: ['BE0123456749', 'nl001234567B01', 'ATU12345678', 'IE1+23456L', 'RO12', 'CHE123456789MWST'],
    breaks: ['', 'BE', 'BE1', '0123456749', 'BE 0123', 'BE0123.456', `BE${'1'.repeat(15)}`],
  },
}

describe.each(names)('rule %s', (name) => {
  it.each(CASES[name].holds)('accepts %j', (value) => {
    expect(RULES[name](value)).toBeUndefined()
  })

  it.each(CASES[name].breaks)('returns the caller’s message for %j', (value) => {
    expect(RULES[name](value)).toBe(MESSAGE)
  })

  it('returns only undefined or the caller’s message, and is deterministic', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const message = RULES[name](value)
        expect([undefined, MESSAGE]).toContain(message)
        expect(RULES[name](value)).toBe(message)
      }),
    )
  })

  // A rule with quadratic backtracking would hang on these.
  it.each(['a', '1', ' ', '/', '<', '.', '@', 'a@a.', 'a ', '1/', '0 ', "'", 'é', '+32 4'])(
    'handles an extremely long text of %j',
    (part) => {
      const long = part.repeat(100_000)
      for (const value of [long, `${long}\u0000`, `a@${long}`, `+32 4${long}`]) {
        expect([undefined, MESSAGE]).toContain(RULES[name](value))
      }
    },
  )
})

const holds = (message: string | undefined) => message === undefined
const textOf = (...pieces: readonly string[]) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((some) => some.join(''))
const anyText = fc.string({ unit: 'binary' })

const assertAlways = (text: fc.Arbitrary<string>, name: RuleName, expected: (value: string) => boolean) =>
  fc.assert(
    fc.property(text, (value) => {
      expect(holds(RULES[name](value))).toBe(expected(value))
    }),
  )

describe('the rules', () => {
  it('reject a required field that contains only spaces', () => {
    assertAlways(fc.oneof(anyText, textOf(' ', '\t', 'x')), 'required', (value) => value.trim().length > 0)
  })

  it('require one @ in an e-mail address, with something before it and at least two domain labels after it', () => {
    assertAlways(textOf('a', 'b.c', '@', '.', ' '), 'email', (value) => {
      const [local, domain, ...more] = value.split('@')
      const names = domain?.split('.') ?? []
      return (
        !value.includes(' ') && more.length === 0 && local !== '' && names.length > 1 && names.every(Boolean)
      )
    })
  })

  it('accept a Belgian phone number only with a prefix and nine digits, in any grouping', () => {
    const separator = fc.constantFrom('', ' ', '.', '/', '-')
    const grouped = fc.array(fc.tuple(separator, fc.integer({ min: 0, max: 9 })), {
      minLength: 7,
      maxLength: 10,
    })
    fc.assert(
      fc.property(
        fc.constantFrom('+32', '0032', '0'),
        fc.integer({ min: 1, max: 9 }),
        grouped,
        (prefix, first, rest) => {
          const value = `${prefix}${first}${rest.map((pair) => pair.join('')).join('')}`
          expect(holds(RULES.belgianPhone(value))).toBe(rest.length === 8)
          expect(holds(RULES.belgianPhone(value.slice(prefix.length)))).toBe(false)
        },
      ),
    )
  })

  it('require at least two letters in the name of a person, and reject digits and angle brackets', () => {
    assertAlways(textOf('a', 'É', ' ', '-', "'", '7', '<'), 'personName', (value) => {
      return !/[7<]/.test(value) && [...value].filter((character) => /[aÉ]/.test(character)).length >= 2
    })
  })

  it('accept an empty address, or one with at least two groups of letters and digits', () => {
    assertAlways(textOf('ab', '1', ' ', '-', '/', '!'), 'addressLike', (value) => {
      const groups = value.split(/[ /-]/).filter(Boolean)
      return value === '' || (!value.includes('!') && groups.length >= 2)
    })
  })

  it('accept only letters, digits and slashes in the floor of a location or the postal code of a request', () => {
    assertAlways(
      textOf('a', 'É', '1', '/', ' ', '-'),
      'lettersDigitsSlash',
      (value) => !/[ -]/.test(value.replaceAll('/', '')),
    )
  })

  it('require at least one group with a letter in a street or a city', () => {
    assertAlways(textOf('a', 'é', '1', ' ', '-', '!'), 'streetOrCity', (value) => {
      return !value.includes('!') && /[aé]/.test(value)
    })
  })

  it('accept a house number only if single slashes separate its groups', () => {
    assertAlways(textOf('a', '1', '/', ' '), 'houseNumber', (value) => {
      return !value.includes(' ') && value.split('/').every(Boolean)
    })
  })

  it('treat the limits of a length as inclusive', () => {
    fc.assert(
      fc.property(anyText, fc.nat(30), (value, limit) => {
        expect(holds(rules.minLength(limit, MESSAGE)(value))).toBe(value.length >= limit)
        expect(holds(rules.maxLength(limit, MESSAGE)(value))).toBe(value.length <= limit)
      }),
    )
    assertAlways(
      fc.string({ maxLength: 20 }),
      'passwordLength',
      (value) => value.length >= PASSWORD_MIN_LENGTH,
    )
    assertAlways(
      fc.string({ maxLength: 200 }),
      'companyName',
      (value) => value.length <= COMPANY_NAME_MAX_LENGTH,
    )
  })

  it('detect each kind of character in a password', () => {
    const kinds = [
      ['hasSpecialCharacter', '!@#€_-/'],
      ['hasDigit', '0123456789'],
      ['hasUppercase', 'AZÉ'],
      ['hasLowercase', 'azé'],
    ] as const
    const characters = kinds.flatMap(([, some]) => [...some])
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...characters)), (some) => {
        for (const [name, kind] of kinds) {
          const isThere = some.some((character) => kind.includes(character))
          expect(holds(RULES[name](some.join('')))).toBe(isThere)
        }
      }),
    )
  })

  it('reject an attachment name with a < and a > after it', () => {
    assertAlways(textOf('<', '>', 'b', '.png'), 'nameWithoutTags', (value) => !/<[^]*>/.test(value))
  })

  it('accept only the allowed types of attachments, in any case', () => {
    const ending = fc.oneof(fc.constantFrom(...rules.ATTACHMENT_TYPES), fc.stringMatching(/^[a-z]{1,5}$/))
    fc.assert(
      fc.property(fc.stringMatching(/^[\w. ]{1,20}$/), ending, fc.boolean(), (base, type, isUpper) => {
        const isAllowed = (rules.ATTACHMENT_TYPES as readonly string[]).includes(type)
        const name = `${base}.${isUpper ? type.toUpperCase() : type}`
        expect(holds(RULES.attachmentType(name))).toBe(isAllowed)
      }),
    )
  })

  it('accept attachments up to 5,000,000 bytes in total', () => {
    const tooLarge = rules.attachmentsSize(MESSAGE)
    expect(tooLarge([])).toBeUndefined()
    expect(tooLarge([4_999_999, 1])).toBeUndefined()
    expect(tooLarge([4_999_999, 2])).toBe(MESSAGE)
    fc.assert(
      fc.property(fc.array(fc.nat(2_000_000)), (sizes) => {
        const isRight = sizes.reduce((sum, size) => sum + size, 0) <= ATTACHMENTS_MAX_BYTES
        expect(holds(tooLarge(sizes))).toBe(isRight)
      }),
    )
  })

  it('accept phone numbers of 6 to 20 digits, spaces, + or /, with at least one digit', () => {
    assertAlways(textOf('0', '7', ' ', '+', '/', '-'), 'phone', (value) => {
      return value.length >= 6 && value.length <= 20 && !value.includes('-') && /\d/.test(value)
    })
  })

  it('reject an IBAN with special characters or spaces', () => {
    assertAlways(textOf('B', 'e', '6', ' ', '-', 'é'), 'ibanCharacters', (value) => !/[ é-]/.test(value))
  })

  it('accept a VAT number of two letters and 2 to 14 letters, digits, + or *', () => {
    assertAlways(textOf('B', 'e', '6', '+', '.', ' '), 'vatNumber', (value) => {
      return value.length >= 4 && value.length <= 16 && !/[. ]/.test(value) && /^[Be]{2}/.test(value)
    })
  })
})

describe('a check', () => {
  it('returns the message of the first broken rule, of any type', () => {
    const some = [rules.required(1), rules.maxLength(3, 2), rules.hasDigit(3)]
    expect(rules.check('', some)).toBe(1)
    expect(rules.check('abcd', some)).toBe(2)
    expect(rules.check('abc', some)).toBe(3)
    expect(rules.check('ab1', some)).toBeUndefined()
    expect(rules.check('', [])).toBeUndefined()
  })
})
