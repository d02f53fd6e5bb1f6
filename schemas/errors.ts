/**
 * All error codes (S8) with their severity and the HTTP status in the mock. A business failure never has status 404:
 * the portal reads every 404 as FAILEDTOFIND, and the code would be lost.
 */

/** Result status of the BCO API (S4). The first two are successes, the other three failures. */
export const RESULT_STATUSES = ['success', 'info', 'warning', 'error', 'critical'] as const
export type ResultStatus = (typeof RESULT_STATUSES)[number]
export type FailureStatus = Exclude<ResultStatus, 'success' | 'info'>

export const isSuccess = (status: ResultStatus): boolean => status === 'success' || status === 'info'

interface ErrorEntry {
  /** `status` of the envelope; `success` for NEWRELATION, which reports a success. */
  readonly severity: ResultStatus
  /** HTTP status of a response with this code; 0 if no server sends it. */
  readonly http: number
  /** Set if the specification does not have the code. */
  readonly origin?: 'assumed'
}

const business: ErrorEntry = { severity: 'error', http: 200 }

export const ERRORS = {
  // Transport and session
  FAILEDTOLOAD: { severity: 'critical', http: 0 },
  FAILEDTOFIND: { severity: 'error', http: 404 },
  NOTLOGGEDIN: { severity: 'error', http: 401 },
  InvalidToken: { severity: 'error', http: 401 },
  Unauthorized: { severity: 'error', http: 403 },
  UNAUTHORIZED: { severity: 'error', http: 200 },
  UNKNOWNERROR: { severity: 'critical', http: 500 },
  UNEXPECTED: { severity: 'critical', http: 500 },
  Error: { severity: 'error', http: 400 },
  TOOMANYREQUESTS: { severity: 'warning', http: 429, origin: 'assumed' },
  WRONGFILTER: { severity: 'error', http: 400 },
  WrongPassword: business,
  // Account and onboarding
  SETUP: { severity: 'error', http: 200 },
  SETUPERROR: business,
  USEREXISTS: business,
  USERNOTFOUND: business,
  IBANINVALID: business,
  INVADDRESS: business,
  RelNameTooLong: business,
  EmailTooLong: business,
  EMAILUNAVAILABLE: business,
  INVCODE: business,
  // Cards and requests
  ALUSEDCARD: business,
  ATTACHEDTOUSER: business,
  TOKACTIVERR: business,
  UnknownToken: business,
  UNKNOWNREQUEST: business,
  // Chargers and locations
  UnknownChargePoint: business,
  CHARGEPOINTNOTFOUND: business,
  PLACEMENTNOTFOUND: business,
  UnknownChargeLocation: business,
  NOACTIVESESSION: business,
  NOCONTACT: business,
  STOPCONFAILED: business,
  CANTCOMBINE: business,
  PLACCONFLICT: { severity: 'error', http: 409 },
  CREPLACONFLICT: business,
  /** A car is connected, so the charge point cannot be moved, replaced or retired. */
  CPINUSE: { severity: 'error', http: 200, origin: 'assumed' },
  /** Charge points are at the location, so it cannot be deleted. */
  LOCINUSE: { severity: 'error', http: 200, origin: 'assumed' },
  /** Another active alarm rule covers the same event and customers. */
  ALARMRULEINUSE: { severity: 'error', http: 200, origin: 'assumed' },
  // Relations and roles
  NEWRELATION: { severity: 'success', http: 200 },
  INVALIDEMTOREL: business,
  CONVERTONLYRC: business,
  RELCONVERTFAILURE: business,
  RCNOTFOUND: business,
  NOPARENTRELATION: business,
  NOPORTAL: business,
  ROLEASSIGNFAILED: business,
  ROLEREMOVEFAILED: business,
  RELNOTFOUND: business,
  RELORRCNOTFOUND: business,
  RELCREUPFAIL: business,
  RCCREUPFAIL: business,
  // Token groups and whitelists
  TOKGRNOTFOUND: business,
  TOKGRINUSE: business,
  TOKGRUPFAIL: business,
  WHTLCREFAIL: business,
  // Subscriptions and reimbursement
  SUBNOTFOUND: business,
  SUBTYPENOTFOUND: business,
  INVALIDVAL: business,
  REIMBREQRC: business,
  REIMBURSERNA: business,
  // Other
  SEARCHQUERYINVALID: business,
  SUPERROR: business,
  NOCPO: business,
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS
type Assumed = { readonly origin: 'assumed' }
/** The codes of the specification (S8). */
export type SpecifiedCode = { [C in ErrorCode]: (typeof ERRORS)[C] extends Assumed ? never : C }[ErrorCode]

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code)

/** Error codes that any call can return, in addition to those of its contract. */
export const ANY_CALL_CODES: readonly ErrorCode[] = [
  'NOTLOGGEDIN',
  'InvalidToken',
  'Unauthorized',
  'Error',
  'UNEXPECTED',
]

/** Codes of the user-info call that sign the person out (S4). Any other code but SETUP leads to one silent sign-in. */
export const SIGN_OUT_CODES: readonly ErrorCode[] = ['NOTLOGGEDIN', 'FAILEDTOLOAD', 'InvalidToken']

/** Message of an invalid token (S8), for support and `api-error`; people see the raw code instead. */
export const INVALID_TOKEN_MESSAGE = 'Card not valid for registration. Please check or contact services!'

/** Messages of the catalogue from the server or the transport layer (S8), verbatim. */
export const FAILED_TO_LOAD_MESSAGE = 'This could be a CORS issue or a dropped internet connection.'
export const FAILED_TO_FIND_MESSAGE = '404 Not found'
export const NO_TOKEN_MESSAGE = 'No token was set'
