import { expect, it } from 'vitest'
import { emailFaults } from './emailFaults.ts'

it.each(['nora', 'nora@', 'nora@post', 'nora @post.example', 'a@b.example, c@d.example'])(
  'names the field of an email address that is none: %s (S5)',
  (Email) => expect(emailFaults({}, { Email })).toEqual({ Email: 'invalid' }),
)

it.each([{ Email: 'nora@post.example' }, { Email: ' ' }, { Email: undefined }, { City: 'Gent' }])(
  'finds no fault with %o',
  (changes) => expect(emailFaults({ Email: 'broken' }, changes)).toEqual({}),
)
