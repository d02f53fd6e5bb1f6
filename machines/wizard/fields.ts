import { type Rule, rules } from '@portal/schemas'
import type { WizardField, WizardProblem } from './definition.ts'

type Conditions<TAnswers> = Pick<WizardField<TAnswers>, 'isApplicable' | 'fits'>
type Optional<TAnswers> = Conditions<TAnswers> & { readonly isOptional?: boolean }

const LONGEST_TEXT = 5_000

/** One code from a list. */
export const choice = <TAnswers, TValue extends string>(
  codes: readonly TValue[],
  { isOptional = false, ...conditions }: Optional<TAnswers> = {},
): WizardField<TAnswers, TValue> => ({
  isValue: (value) => (codes as readonly unknown[]).includes(value),
  problem: (value) => (value === undefined && !isOptional ? 'required' : undefined),
  ...conditions,
})

/** Creates a text field that is checked by the rules of S5, without surrounding spaces. */
export const text = <TAnswers>(
  asks: readonly Rule<WizardProblem>[] = [],
  { isOptional = false, max = 255, ...conditions }: Optional<TAnswers> & { readonly max?: number } = {},
): WizardField<TAnswers, string> => ({
  isValue: (value) => typeof value === 'string' && value.length <= LONGEST_TEXT,
  problem: (value = '') => {
    const trimmed = value.trim()
    if (trimmed === '') return isOptional ? undefined : 'required'
    return rules.check(trimmed, [rules.maxLength<WizardProblem>(max, 'maxLength'), ...asks])
  },
  ...conditions,
})

/** A boolean; undefined counts as false. */
export const flag = <TAnswers>(
  problem: (answers: TAnswers) => WizardProblem | undefined = () => undefined,
  conditions: Conditions<TAnswers> = {},
): WizardField<TAnswers, boolean> => ({
  isValue: (value) => typeof value === 'boolean',
  problem: (_, answers) => problem(answers),
  ...conditions,
})

/** A number within a range. */
export const amount = <TAnswers>(
  least: number,
  most: number,
  {
    isOptional = false,
    isWhole = false,
    ...conditions
  }: Optional<TAnswers> & { readonly isWhole?: boolean } = {},
): WizardField<TAnswers, number> => ({
  isValue: (value) => typeof value === 'number' && Number.isFinite(value),
  problem: (value) => {
    if (value === undefined) return isOptional ? undefined : 'required'
    return value >= least && value <= most && (!isWhole || Number.isInteger(value)) ? undefined : 'invalid'
  },
  ...conditions,
})

const isId = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.length <= 100

/** A list of ids; not empty unless optional. */
export const ids = <TAnswers>({
  isOptional = false,
  ...conditions
}: Optional<TAnswers> = {}): WizardField<TAnswers, readonly string[]> => ({
  isValue: (value) => Array.isArray(value) && value.length <= LONGEST_TEXT && value.every(isId),
  problem: (value = []) => (value.length === 0 && !isOptional ? 'required' : undefined),
  ...conditions,
})
