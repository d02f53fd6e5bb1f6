import { type PasswordRule, type Rule, rules } from '@portal/schemas'

/** What a person types, in the order in which the form asks for it. */
export const PASSWORD_FIELDS = ['current', 'new', 'repeat'] as const
export type PasswordField = (typeof PASSWORD_FIELDS)[number]
export type PasswordValues = Readonly<Record<PasswordField, string>>

export const NO_PASSWORDS: PasswordValues = { current: '', new: '', repeat: '' }

/** Why a field cannot be sent as it is. */
export type PasswordProblem =
  | 'required'
  /** A rule of S5 that the new password breaks. */
  | PasswordRule
  /** The new password is the current one. */
  | 'same'
  /** The repeated password is another than the new one. */
  | 'different'
  /** The server says that this is not the current password. */
  | 'wrong'

const REQUIRED: Rule<PasswordProblem> = rules.required<PasswordProblem>('required')

/** The rules of S5 for a password, in the order in which a person is told them. */
export const PASSWORD_RULE_NAMES = Object.keys(rules.PASSWORD_RULES) as readonly PasswordRule[]

const SHAPE: readonly Rule<PasswordProblem>[] = PASSWORD_RULE_NAMES.map((name) =>
  rules.PASSWORD_RULES[name]<PasswordProblem>(name),
)

/** The rules that a password keeps: they are ticked off as one types. */
export const rulesKept = (password: string): readonly PasswordRule[] =>
  PASSWORD_RULE_NAMES.filter((name) => rules.PASSWORD_RULES[name](name)(password) === undefined)

/** The mistake in a field as it is typed. Nothing is trimmed: a space is a character like any other. */
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
