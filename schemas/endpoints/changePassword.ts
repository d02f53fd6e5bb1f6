import { type Endpoint, EVERY_ROLE } from './endpoint.ts'

/** Long enough for any password manager. The rules of S5 are checked separately, with an error for the field. */
const password = { type: 'string', maxLength: 1_000 } as const

/** An endpoint of the identity provider, without a version (S7). */
export const putChangePassword = {
  id: 'putChangePassword',
  method: 'PUT',
  host: 'identity',
  path: '/api/User/ChangePassword',
  envelope: 'result',
  answers: 'text',
  summary: 'Changes the password of the signed-in person, who must enter the current one',
  origin: 'spec',
  roles: EVERY_ROLE,
  scope: 'own',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['currentPassword', 'newPassword'],
    properties: {
      /** Assumed: the specification lists the call without its fields. */
      currentPassword: password,
      /**
       * Assumed. At least ten characters, with a special character, a digit, an uppercase and a lowercase letter (S5).
       */
      newPassword: password,
    },
  },
  data: { type: 'string' },
  errors: ['WrongPassword'],
} as const satisfies Endpoint
