/** Error codes in a person's words (S8). Quoted texts of the specification stand to the letter. */
export const errors = {
  'error.unknown': 'Something went wrong on our side. Try again, or contact support with code {code}.',
  'error.FAILEDTOLOAD': 'This could be a CORS issue or a dropped internet connection.',
  'error.FAILEDTOFIND': '404 Not found',
  'error.NOTLOGGEDIN': "You aren't signed in.",
  'error.InvalidToken': "User isn't signed in.",
  'error.Unauthorized': 'You do not have access to this resource.',
  'error.UNAUTHORIZED': 'You do not have access to this resource.',
  'error.UNEXPECTED':
    'The server gave an answer that we did not expect. Please contact support if it happens again.',
  'error.UNKNOWNERROR': 'An unknown error occurred. Please contact support if it happens again.',
  'error.SETUP': "Account hasn't been setup yet.",
  'error.WRONGFILTER': 'This filter cannot be understood. Clear it and try again.',
  'error.UnknownChargePoint': 'This charger does not exist, or it is not yours to see.',
  'error.RELNOTFOUND': 'This organisation does not exist, or it is not yours to see.',
} as const
