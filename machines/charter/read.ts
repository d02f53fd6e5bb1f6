import { NotUnderstood, readPrinted } from '@portal/paths/charter'
import { type ActName, type AssertionName, actsOf, assertionsOf, type Clause } from './forms.ts'

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

/** Sentences that name something which waits or is let go: the preparation must say what it is. */
const checkSubjects = (steps: readonly CharterStep[], subjects: Charter['subjects']): void => {
  for (const { line, acts, assertions } of steps)
    for (const { given } of [...acts, ...assertions])
      for (const subject of [given['subject'], given['other']])
        if (subject !== undefined && !(subject in subjects))
          throw new NotUnderstood(`‘${line}’: the preparation does not say what ‘${subject}’ is.`)
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
