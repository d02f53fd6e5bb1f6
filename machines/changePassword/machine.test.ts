import { createGates, settle } from '@portal/paths'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { PASSWORD_FIELDS, type PasswordField, passedRules, passwordProblemOf } from './fields.ts'
import {
  CHANGE_PASSWORD_TIMEOUT_MS,
  changePasswordMachine,
  SECRETS,
  selectIsChangingPassword,
  selectIsPasswordChanged,
  selectMayHaveChanged,
  selectPassword,
  selectPasswordProblem,
} from './machine.ts'

const CURRENT = 'Charge-2026!'
const NEW = 'Volt&Ampere7'

const open = () => {
  const gates = createGates(changePasswordMachine)
  const clock = new SimulatedClock()
  const sent: unknown[] = []
  const focused: PasswordField[] = []
  const form = createActor(gates.machine, {
    clock,
    inspect: (event) => {
      // The init event of an actor carries its input.
      if (event.type === '@xstate.event' && event.event.type === 'xstate.init' && event.actorRef !== form)
        sent.push(event.event['input'])
    },
  })
  form.on('WRONG_FIELDS', ({ fields }) => focused.push(...fields.slice(0, 1)))
  form.start()
  const type = (field: PasswordField, value: string) => form.send({ type: 'CHANGE', field, value })
  return {
    sent,
    focused,
    clock,
    form,
    type,
    leave: (field: PasswordField) => form.send({ type: 'LEAVE', field }),
    submit: () => form.send({ type: 'SUBMIT' }),
    fill: (values: Partial<Record<PasswordField, string>> = {}) => {
      const all = { current: CURRENT, new: NEW, repeat: NEW, ...values }
      for (const field of PASSWORD_FIELDS) type(field, all[field])
    },
    problem: (field: PasswordField) => selectPasswordProblem(form.getSnapshot(), field),
    typed: () => PASSWORD_FIELDS.map((field) => selectPassword(form.getSnapshot(), field)),
    succeed: async () => {
      gates.release('sendPasswords')
      await settle()
    },
    fail: async (failure: { code: string; status?: number }) => {
      gates.refuse('sendPasswords', failure)
      await settle()
    },
  }
}

describe('The password form', () => {
  it('validates a field on blur and then on every keystroke', () => {
    const { type, leave, problem } = open()
    type('new', 'volt')
    expect(problem('new')).toBeUndefined()
    leave('new')
    expect(problem('new')).toBe('length')
    type('new', 'voltvoltvolt')
    expect(problem('new')).toBe('uppercase')
    type('new', NEW)
    expect(problem('new')).toBeUndefined()
  })

  it.each([
    ['', 'required'],
    ['Short-1', 'length'],
    ['lowercase-90', 'uppercase'],
    ['UPPERCASE-90', 'lowercase'],
    ['No-digit-here', 'digit'],
    ['NothingSpecial1', 'special'],
    [CURRENT, 'same'],
    [NEW, undefined],
  ])('checks the new password %j: %s (S5)', (password, problem) => {
    expect(passwordProblemOf('new', { current: CURRENT, new: password, repeat: '' })).toBe(problem)
  })

  it('validates the repeated password again when the new password changes', () => {
    const { fill, leave, type, problem } = open()
    fill({ repeat: 'Volt&Ampere8' })
    leave('repeat')
    expect(problem('repeat')).toBe('different')
    type('new', 'Volt&Ampere8')
    expect(problem('repeat')).toBeUndefined()
  })

  it('keeps spaces in a password', () => {
    const values = { current: CURRENT, new: ` ${NEW} `, repeat: NEW }
    expect(passwordProblemOf('new', values)).toBeUndefined()
    expect(passwordProblemOf('repeat', values)).toBe('different')
  })

  it('accepts a new password if and only if it satisfies every rule', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 14 }), (password) => {
        const problem = passwordProblemOf('new', { current: '', new: password, repeat: '' })
        expect(problem === undefined).toBe(passedRules(password).length === 5)
      }),
    )
  })
})

describe('Submitting the form', () => {
  it('sends nothing while there are problems, shows them all and focuses the first invalid field', () => {
    const { submit, type, sent, problem, focused } = open()
    type('current', CURRENT)
    submit()
    expect([problem('current'), problem('new'), problem('repeat')]).toEqual([
      undefined,
      'required',
      'required',
    ])
    expect(focused).toEqual(['new'])
    expect(sent).toEqual([])
  })

  it('sends valid passwords once and ignores changes in the meantime', () => {
    const { form, fill, submit, type, sent, typed } = open()
    fill()
    submit()
    submit()
    type('new', 'Another-2026!')
    expect(sent).toEqual([{ currentPassword: CURRENT, newPassword: NEW }])
    expect(typed()).toEqual([CURRENT, NEW, NEW])
    expect(selectIsChangingPassword(form.getSnapshot())).toBe(true)
  })

  it('clears every field after success', async () => {
    const { form, fill, submit, succeed, typed, problem } = open()
    fill()
    submit()
    await succeed()
    expect(selectIsPasswordChanged(form.getSnapshot())).toBe(true)
    expect(typed()).toEqual(['', '', ''])
    expect(problem('current')).toBeUndefined()
    expect(JSON.stringify(form.getPersistedSnapshot())).not.toContain(NEW)
  })

  it('allows another change after success', async () => {
    const { form, fill, submit, succeed, type, problem, leave } = open()
    fill()
    submit()
    await succeed()
    leave('current')
    expect(problem('current')).toBeUndefined()
    type('current', 'x')
    expect(selectIsPasswordChanged(form.getSnapshot())).toBe(false)
  })
})

describe('A failed change', () => {
  it('marks and focuses a wrong current password, and keeps all values', async () => {
    const { fill, submit, fail, problem, focused, typed, type } = open()
    fill({ current: 'Guessed-2026!' })
    submit()
    await fail({ code: 'WrongPassword', status: 200 })
    expect(problem('current')).toBe('wrong')
    expect(focused).toEqual(['current'])
    expect(typed()).toEqual(['Guessed-2026!', NEW, NEW])
    type('new', 'Another-2026!')
    expect(problem('current')).toBe('wrong')
    type('current', CURRENT)
    expect(problem('current')).toBeUndefined()
  })

  it('does not send the same wrong password again', async () => {
    const { fill, submit, fail, sent, focused } = open()
    fill({ current: 'Guessed-2026!' })
    submit()
    await fail({ code: 'WrongPassword' })
    submit()
    expect(sent).toHaveLength(1)
    expect(focused).toEqual(['current', 'current'])
  })

  it('keeps the values after an error other than a wrong password, and can be sent again', async () => {
    const { form, fill, submit, succeed, fail, typed, sent } = open()
    fill()
    submit()
    await fail({ code: 'UNEXPECTED', status: 500 })
    expect(form.getSnapshot().context.error?.code).toBe('UNEXPECTED')
    expect(typed()).toEqual([CURRENT, NEW, NEW])
    submit()
    expect(form.getSnapshot().context.error).toBeUndefined()
    expect(sent).toHaveLength(2)
    await succeed()
    expect(selectIsPasswordChanged(form.getSnapshot())).toBe(true)
  })

  it('times out after 30 seconds and reports an unknown outcome', () => {
    const { form, fill, submit, clock } = open()
    fill()
    submit()
    clock.increment(CHANGE_PASSWORD_TIMEOUT_MS - 1)
    expect(selectIsChangingPassword(form.getSnapshot())).toBe(true)
    clock.increment(1)
    expect(form.getSnapshot().context.error?.code).toBe('FAILEDTOLOAD')
    expect(selectMayHaveChanged(form.getSnapshot())).toBe(true)
  })

  it.each(['InvalidToken', 'NOTLOGGEDIN'])(
    'clears the passwords if the session has ended (%s)',
    async (code) => {
      const { form, fill, submit, fail, typed, sent } = open()
      fill()
      submit()
      await fail({ code, status: 401 })
      expect(form.getSnapshot().context.error?.code).toBe(code)
      expect(typed()).toEqual(['', '', ''])
      submit()
      expect(sent).toHaveLength(1)
    },
  )
})

describe('Secrets', () => {
  it('appear only under keys that the inspector masks', async () => {
    const { form, fill, submit, sent } = open()
    fill()
    submit()
    const mask = (name: string, value: unknown) => (SECRETS.includes(name) ? '•' : value)
    const masked = JSON.stringify(
      [form.getSnapshot().context, sent, { type: 'CHANGE', field: 'new', value: NEW }],
      mask,
    )
    expect(masked).not.toContain(NEW)
    expect(masked).not.toContain(CURRENT)
  })
})
