import { type PasswordRule, type Rule, rules } from '@portal/schemas'

/** In form order. */
export const PASSWORD_FIELDS = ['current', 'new', 'repeat'] as const
export type PasswordField = (typeof PASSWORD_FIELDS)[number]
export type PasswordValues = Readonly<Record<PasswordField, string>>

export const NO_PASSWORDS: PasswordValues = { current: '', new: '', repeat: '' }

export type PasswordProblem =
  | 'required'
  /** Violated password rule (S5). */
  | PasswordRule
  /** The new password equals the current one. */
  | 'same'
  /** The repeated password differs from the new one. */
  | 'different'
  /** The server rejected the current password. */
  | 'wrong'

const REQUIRED: Rule<PasswordProblem> = rules.required<PasswordProblem>('required')

/** In display order (S5). */
export const PASSWORD_RULE_NAMES = Object.keys(rules.PASSWORD_RULES) as readonly PasswordRule[]

const SHAPE: readonly Rule<PasswordProblem>[] = PASSWORD_RULE_NAMES.map((name) =>
  rules.PASSWORD_RULES[name]<PasswordProblem>(name),
)

/** Returns the rules that a password satisfies. */
export const passedRules = (password: string): readonly PasswordRule[] =>
  PASSWORD_RULE_NAMES.filter((name) => rules.PASSWORD_RULES[name](name)(password) === undefined)

/**
 * Returns the problem with a field according to the local rules. Nothing is trimmed, because a space may be part of a
 * password.
 */
export const passwordProblemOf = (
  field: PasswordField,
  values: PasswordValues,
): PasswordProblem | undefined => {
  const value = values[field]
  switch (field) {
    case 'current':
      return rules.check(value, [REQUIRED])
    case 'new':
      return rules.check(value, [REQUIRED, ...SHAPE]) ?? (value === values.current ? 'same' : undefined)
    case 'repeat':
      return rules.check(value, [REQUIRED]) ?? (value === values.new ? undefined : 'different')
  }
}
