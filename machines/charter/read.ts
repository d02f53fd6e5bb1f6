import {
  type ActName,
  type AssertionName,
  actsOf,
  assertionsOf,
  type Clause,
  NotUnderstood,
} from './forms.ts'

/** One printed step: its line, its action, and what must be seen. */
export interface CharterStep {
  readonly line: string
  readonly acts: readonly Clause<ActName>[]
  readonly assertions: readonly Clause<AssertionName>[]
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

/** A step as it is printed, and no more: what is to be done, and what must be seen. */
export interface PrintedStep {
  readonly line: string
  readonly seen: string
}

/** A charter line by line: which sentences it is made of is not asked. */
export interface PrintedCharter {
  readonly title: string
  readonly subjects: Readonly<Record<string, string>>
  readonly paths: readonly { readonly id: string; readonly steps: readonly PrintedStep[] }[]
}

const TITLE = /^# Charter: (.+)$/
const SUBJECT = /^- (.+): `([^`]+)`$/
const PATH = /^## \d+\. Path (\w+)$/
const STEP = /^(?:- \[ \] \*\*Begin:\*\*|\d+\. \[ \]) (.+)$/
const SEEN = /^ +- must be seen: (.+)$/

/** Sentences that name something which waits or is let go: the preparation must say what it is. */
const checkSubjects = (steps: readonly CharterStep[], subjects: Charter['subjects']): void => {
  for (const { line, acts, assertions } of steps)
    for (const { given } of [...acts, ...assertions])
      for (const subject of [given['subject'], given['other']])
        if (subject !== undefined && !(subject in subjects))
          throw new NotUnderstood(`‘${line}’: the preparation does not say what ‘${subject}’ is.`)
}

/** Takes a printed charter apart. */
export const readPrinted = (text: string): PrintedCharter => {
  let title = ''
  const subjects: Record<string, string> = {}
  const paths: { id: string; steps: PrintedStep[] }[] = []
  for (const line of text.split('\n')) {
    title = TITLE.exec(line)?.[1] ?? title
    const [, subject, operation] = SUBJECT.exec(line) ?? []
    if (subject !== undefined && operation !== undefined && paths.length === 0) subjects[subject] = operation
    const [, id] = PATH.exec(line) ?? []
    if (id !== undefined) paths.push({ id, steps: [] })
    const steps = paths.at(-1)?.steps
    const [, todo] = STEP.exec(line) ?? []
    if (todo !== undefined) steps?.push({ line: todo, seen: '' })
    const [, seen] = SEEN.exec(line) ?? []
    const last = steps?.pop()
    if (last) steps?.push(seen === undefined ? last : { ...last, seen })
  }
  return { title, subjects, paths }
}

/** Reads a printed charter. Throws {@link NotUnderstood} at a line that cannot be followed to the letter. */
export const readCharter = (text: string): Charter => {
  const { title, subjects, paths } = readPrinted(text)
  const read = paths.map(({ id, steps }) => ({
    id,
    steps: steps.map(({ line, seen }) => ({
      line,
      acts: actsOf(line),
      assertions: seen === '' ? [] : assertionsOf(seen),
    })),
  }))
  for (const { steps } of read) checkSubjects(steps, subjects)
  return { title, subjects, paths: read }
}
