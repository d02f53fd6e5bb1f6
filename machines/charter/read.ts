import { type ActName, actsOf, type Clause, NotUnderstood, type SightName, sightsOf } from './forms.ts'

/** One printed step: its line, its action, and what must be seen. */
export interface CharterStep {
  readonly line: string
  readonly acts: readonly Clause<ActName>[]
  readonly sights: readonly Clause<SightName>[]
}

export interface CharterPath {
  readonly id: string
  /** The beginning comes first. */
  readonly steps: readonly CharterStep[]
}

/** A charter as a program reads it: nothing is known but its text. */
export interface Charter {
  readonly title: string
  /** What can be held, as steps name it: an operation of the mock, or the address of a file. */
  readonly subjects: Readonly<Record<string, string>>
  readonly paths: readonly CharterPath[]
}

const TITLE = /^# Charter: (.+)$/
const SUBJECT = /^- (.+): `([^`]+)`$/
const PATH = /^## \d+\. Path (\w+)$/
const STEP = /^(?:- \[ \] \*\*Begin:\*\*|\d+\. \[ \]) (.+)$/
const SEEN = /^ +- must be seen: (.+)$/

/** Sentences that name something which waits or is let go: the preparation must say what it is. */
const checkSubjects = (steps: readonly CharterStep[], subjects: Charter['subjects']): void => {
  for (const { line, acts, sights } of steps)
    for (const { given } of [...acts, ...sights])
      if (given['subject'] !== undefined && !(given['subject'] in subjects))
        throw new NotUnderstood(`‘${line}’: the preparation does not say what ‘${given['subject']}’ is.`)
}

/** Reads a printed charter. Throws {@link NotUnderstood} at a line that cannot be followed to the letter. */
export const readCharter = (text: string): Charter => {
  let title = ''
  const subjects: Record<string, string> = {}
  const paths: { id: string; steps: CharterStep[] }[] = []
  for (const line of text.split('\n')) {
    title = TITLE.exec(line)?.[1] ?? title
    const [, subject, operation] = SUBJECT.exec(line) ?? []
    if (subject !== undefined && operation !== undefined && paths.length === 0) subjects[subject] = operation
    const [, id] = PATH.exec(line) ?? []
    if (id !== undefined) paths.push({ id, steps: [] })
    const steps = paths.at(-1)?.steps
    const [, todo] = STEP.exec(line) ?? []
    if (todo !== undefined) steps?.push({ line: todo, acts: actsOf(todo), sights: [] })
    const [, seen] = SEEN.exec(line) ?? []
    const last = steps?.pop()
    if (last) steps?.push(seen === undefined ? last : { ...last, sights: sightsOf(seen) })
  }
  for (const { steps } of paths) checkSubjects(steps, subjects)
  return { title, subjects, paths }
}
