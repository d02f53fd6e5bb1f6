import { NotUnderstood, readPrinted } from '@portal/paths/charter'
import { type ActName, type AssertionName, actsOf, assertionsOf, type Clause } from './forms.ts'

/** One printed step: its line, its actions and its expectations. */
export interface CharterStep {
  readonly line: string
  readonly acts: readonly Clause<ActName>[]
  readonly assertions: readonly Clause<AssertionName>[]
}

export interface CharterPath {
  readonly id: string
  /** The first one is the start. */
  readonly steps: readonly CharterStep[]
}

/** A parsed charter; only its text is used. */
export interface Charter {
  readonly title: string
  /**
   * Things that can be held, by the name used in the steps: an operation of the mock or the URL of a file.
   */
  readonly subjects: Readonly<Record<string, string>>
  readonly paths: readonly CharterPath[]
}

/** Checks that the preparation explains every subject that a sentence holds or releases. */
const checkSubjects = (steps: readonly CharterStep[], subjects: Charter['subjects']): void => {
  for (const { line, acts, assertions } of steps)
    for (const { given } of [...acts, ...assertions])
      for (const subject of [given['subject'], given['other']])
        if (subject !== undefined && !(subject in subjects))
          throw new NotUnderstood(`‘${line}’: the preparation does not say what ‘${subject}’ is.`)
}

/** Parses a printed charter. Throws {@link NotUnderstood} for a line that cannot be followed literally. */
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
