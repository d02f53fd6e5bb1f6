import { describe, expect, it } from 'vitest'
import { ERRORS, isErrorCode, isSuccess, RESULT_STATUSES, SIGN_OUT_CODES } from './errors.ts'

/** Error codes in the groups of the specification (S8), repeated here so that removing one fails a test. */
const CATALOGUE: readonly (readonly [string, readonly string[]])[] = [
  ['an incomplete address', ['INVADDRESS']],
  ['a relation name that is too long', ['RelNameTooLong']],
  ['an e-mail address that is too long', ['EmailTooLong']],
  ['an invalid IBAN, an unknown user', ['IBANINVALID', 'USERNOTFOUND']],
  ['several modes of guest charging', ['CANTCOMBINE']],
  ['a dropped connection', ['FAILEDTOLOAD']],
  [
    'card and request problems',
    ['ALUSEDCARD', 'ATTACHEDTOUSER', 'TOKACTIVERR', 'UnknownToken', 'UNKNOWNREQUEST'],
  ],
  ['generic texts', ['UNKNOWNERROR', 'UNEXPECTED', 'Error']],
  ['a resource without access', ['Unauthorized', 'UNAUTHORIZED']],
  ['a person who is not signed in', ['InvalidToken']],
  [
    'not-found and state problems',
    [
      'UnknownChargePoint',
      'CHARGEPOINTNOTFOUND',
      'PLACEMENTNOTFOUND',
      'UnknownChargeLocation',
      'NOACTIVESESSION',
      'NOCONTACT',
    ],
  ],
  ['an account that has not been set up', ['SETUP']],
  ['setup problems', ['SETUPERROR', 'USEREXISTS']],
  [
    'relation conversion problems',
    ['INVALIDEMTOREL', 'CONVERTONLYRC', 'RELCONVERTFAILURE', 'RCNOTFOUND', 'NOPARENTRELATION', 'NOPORTAL'],
  ],
  [
    'role and relation problems',
    ['ROLEASSIGNFAILED', 'ROLEREMOVEFAILED', 'RELNOTFOUND', 'RELCREUPFAIL', 'RCCREUPFAIL'],
  ],
  ['an empty search', ['SEARCHQUERYINVALID']],
  ['token group problems', ['TOKGRNOTFOUND', 'TOKGRINUSE', 'TOKGRUPFAIL', 'WHTLCREFAIL']],
  [
    'other problems',
    [
      'WRONGFILTER',
      'STOPCONFAILED',
      'SUBNOTFOUND',
      'SUBTYPENOTFOUND',
      'RELORRCNOTFOUND',
      'SUPERROR',
      'NOCPO',
      'PLACCONFLICT',
      'CREPLACONFLICT',
    ],
  ],
  ['reimbursement without a subscription type', ['INVALIDVAL']],
  ['reimbursement without a user', ['REIMBREQRC']],
  ['more problems', ['REIMBURSERNA', 'EMAILUNAVAILABLE', 'INVCODE']],
  ['a new organisation', ['NEWRELATION']],
  // From the rules of failure handling (S4, S8), outside the table.
  ['the rules of failure handling', ['FAILEDTOFIND', 'NOTLOGGEDIN', 'WrongPassword']],
]

describe('the error catalogue', () => {
  it.each(CATALOGUE)('has the codes for %s', (_group, codes) => {
    expect(codes.filter((code) => !isErrorCode(code))).toEqual([])
  })

  it('marks exactly the codes outside the specification as assumed', () => {
    const specified = CATALOGUE.flatMap(([, codes]) => codes)
    const assumed = Object.entries(ERRORS).flatMap(([code, entry]) => ('origin' in entry ? [code] : []))
    expect(assumed).toEqual(Object.keys(ERRORS).filter((code) => !specified.includes(code)))
    expect(assumed).toContain('TOOMANYREQUESTS')
  })

  it.each(Object.entries(ERRORS))('gives %s a valid severity and HTTP status', (code, { severity, http }) => {
    expect(RESULT_STATUSES).toContain(severity)
    expect([0, 200, 400, 401, 403, 404, 409, 429, 500]).toContain(http)
    // NEWRELATION is the only success of the catalogue.
    expect(isSuccess(severity)).toBe(code === 'NEWRELATION')
  })

  it('never maps a business failure to 404, which the portal reads as FAILEDTOFIND', () => {
    const sentAs404 = Object.entries(ERRORS).filter(([, { http }]) => http === 404)
    expect(sentAs404.map(([code]) => code)).toEqual(['FAILEDTOFIND'])
  })

  it('has one code that no server sends: a failed connection', () => {
    const neverSent = Object.entries(ERRORS).filter(([, { http }]) => http === 0)
    expect(neverSent.map(([code]) => code)).toEqual(['FAILEDTOLOAD'])
  })

  it('has exactly the sign-out codes of the specification', () => {
    expect([...SIGN_OUT_CODES].sort()).toEqual(['FAILEDTOLOAD', 'InvalidToken', 'NOTLOGGEDIN'])
  })

  it('does not accept names of inherited properties as codes', () => {
    expect(isErrorCode('constructor')).toBe(false)
    expect(isErrorCode('toString')).toBe(false)
    expect(isErrorCode('')).toBe(false)
  })

  it('counts only success and info as successes', () => {
    expect(RESULT_STATUSES.filter(isSuccess)).toEqual(['success', 'info'])
  })
})
