import {
  fieldsOf,
  problemsOf,
  settled,
  type WizardDefinition,
  wayOf,
} from '@portal/machines/wizardDefinitions'
import { LANGUAGES, type Language } from '@portal/schemas'

// Walks through a wizard for screen tests: the definition derives the steps from the answers of a branch.

/** Input for the fields of a page: text, a choice or a checkbox state. */
export type PageInput = readonly (readonly [field: string, value: string | boolean])[]

/** Complete set of answers with the request bodies that are sent at the end. */
export interface Branch<TAnswers, TCall extends string> {
  readonly answers: TAnswers
  readonly sent: { readonly [C in TCall]?: object }
}

interface Stop<TStep> {
  readonly step: TStep
  readonly input: PageInput
  /**
   * True if the step or one of its questions occurs in no earlier branch; the test then checks its errors and renders
   * it in each language.
   */
  readonly isNew: boolean
  /** True if axe checks the step; only once per step, because axe is slow. */
  readonly isExamined: boolean
}

interface Walk<TStep, TAnswers, TCall extends string> extends Branch<TAnswers, TCall> {
  readonly name: string
  readonly language: Language
  readonly screen: 'a wide screen' | 'a phone'
  readonly way: readonly Stop<TStep>[]
}

/**
 * Completes the branches: required answers that a branch leaves open come from `cases`, so a new step needs no change
 * here.
 */
export const answered = <
  TStep extends string,
  TAnswers extends { readonly kind?: string },
  TCall extends string,
>(
  definition: WizardDefinition<TStep, TAnswers, TCall>,
  branches: Readonly<Record<string, Branch<TAnswers, TCall>>>,
  cases: Readonly<Record<string, Partial<TAnswers>>>,
): Readonly<Record<string, Branch<TAnswers, TCall>>> => {
  const samples: Partial<TAnswers> = Object.assign({}, ...Object.values(cases))
  const whole = (answers: TAnswers): TAnswers => {
    // Some answers have defaults that depend on earlier ones, so fill them in before looking for missing answers.
    const begun = settled(definition, answers)
    const open = wayOf(definition, begun)
      .flatMap((step) => Object.keys(problemsOf(definition, step, begun)) as (keyof TAnswers)[])
      .find(
        (field) => answers[field] === undefined && begun[field] === undefined && samples[field] !== undefined,
      )
    return open === undefined ? answers : whole({ ...answers, [open]: samples[open] })
  }
  return Object.fromEntries(
    Object.entries(branches).map(([name, branch]) => [name, { ...branch, answers: whole(branch.answers) }]),
  )
}

/** Returns one walk per branch, alternating languages and screen sizes. */
export const walksOf = <
  TStep extends string,
  TAnswers extends { readonly kind?: string },
  TCall extends string,
>(
  definition: WizardDefinition<TStep, TAnswers, TCall>,
  branches: Readonly<Record<string, Branch<TAnswers, TCall>>>,
  onPage: (field: keyof TAnswers & string, answers: TAnswers) => PageInput,
): readonly Walk<TStep, TAnswers, TCall>[] => {
  const visited = new Set<string>()
  const isFirst = (name: string): boolean => !visited.has(name) && visited.add(name).has(name)
  return Object.entries(branches).map(([name, branch], place) => ({
    ...branch,
    name,
    language: LANGUAGES[place % LANGUAGES.length] ?? 'en',
    screen: place % 2 === 0 ? 'a wide screen' : 'a phone',
    way: wayOf(definition, branch.answers).map((step) => {
      const fields = fieldsOf(definition, step, branch.answers)
      const isExamined = isFirst(step)
      const news = fields.filter((field) => isFirst(`${step} ${field}`))
      const input = fields.flatMap((field) =>
        branch.answers[field] === undefined ? [] : onPage(field, branch.answers),
      )
      return { step, input, isExamined, isNew: isExamined || news.length > 0 }
    }),
  }))
}

/** Returns the transitions that no branch covers. */
export const notWalked = <
  TStep extends string,
  TAnswers extends { readonly kind?: string },
  TCall extends string,
>(
  definition: WizardDefinition<TStep, TAnswers, TCall>,
  branches: Readonly<Record<string, Branch<TAnswers, TCall>>>,
): readonly string[] => {
  const ways = Object.values(branches).map(({ answers }) => wayOf(definition, answers))
  const taken = new Set(
    ways.flatMap((way) => way.map((step, index) => `${step} → ${way[index + 1] ?? 'sent'}`)),
  )
  const all = (Object.keys(definition.steps) as TStep[]).flatMap((step) => {
    const { next } = definition.steps[step]
    return next.length === 0 ? [`${step} → sent`] : next.map(({ to }) => `${step} → ${to}`)
  })
  return all.filter((way) => !taken.has(way))
}

/** Reads the screen in each language, ending with the current one. */
export const readInEach = <TWords>(
  speak: (language: Language) => TWords,
  spoken: Language,
  read: (words: TWords) => void,
): void => {
  for (const language of [...LANGUAGES.filter((one) => one !== spoken), spoken]) read(speak(language))
}
