/** Thrown for a line of no known form, or of several: nobody could follow it to the letter. */
export class NotUnderstood extends Error {
  override readonly name = 'NotUnderstood'
}

/** A printed step: what to do and what must be visible. */
export interface PrintedStep {
  readonly line: string
  readonly seen: string
}

/** A charter line by line; the sentences are not parsed. */
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

/** Parses a printed charter. */
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
