import type { Path } from './format.ts'
import type { CharterTexts, Words } from './model.ts'
import { aroundOf, eventInWords, startInWords, stateInWords } from './words.ts'

/** Replaces characters that would end a label or a line in Mermaid. */
const plain = (text: string): string =>
  text
    .replace(/["#;<>{}|[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/:/g, ' ')
    .trim()

/** Renders a path as a Mermaid sequence diagram: user actions and visible results. */
const drawPath = ({ id, input, expect, steps }: Path, words: Words): string =>
  [
    'sequenceDiagram',
    `  title ${id}`,
    '  actor P as Person and world',
    '  participant C as Portal',
    `  P->>C: ${plain(startInWords({ input, expect, steps }, words))}`,
    `  C-->>P: ${plain(stateInWords(expect, words))}`,
    ...steps.flatMap(({ event, expect: seen }, at) => [
      `  P->>C: ${plain(eventInWords(event, words, steps[at - 1]?.expect ?? expect, aroundOf(steps, at)))}`,
      `  C-->>P: ${plain(stateInWords(seen, words))}`,
    ]),
  ].join('\n')

export const pathsAsMermaid = (paths: readonly Path[], words: Words = {}): string =>
  `${paths.map((path) => drawPath(path, words)).join('\n\n')}\n`

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const ENGLISH: CharterTexts = {
  title: (name) => `Charter: ${name}`,
  intro: (paths, steps) =>
    `${counted(paths, 'path')}, ${counted(steps, 'step')}. Start over for each path. Tick a step if you see everything that is expected. Otherwise, write down the difference and go on with the next path.`,
  preparation: [],
  signature: 'Tester: ________  Date: ________  Version: ________',
  path: 'Path',
  begin: 'Begin:',
  expected: 'expected:',
  difference: 'Difference:',
}

interface DrawnStep {
  readonly todo: string
  readonly seen: string
}

/** Returns the steps for a tester. An automatic step has no row: its result replaces that of the row before it. */
const stepsOf = ({ input, expect, steps }: Path, words: Words): readonly DrawnStep[] => {
  const rows: DrawnStep[] = [
    { todo: startInWords({ input, expect, steps }, words), seen: stateInWords(expect, words, true) },
  ]
  let before = expect
  for (const [at, { event, expect: after }] of steps.entries()) {
    const around = aroundOf(steps, at)
    const seen = stateInWords(after, words)
    const todo = eventInWords(event, words, before, around)
    const last = rows.at(-1)
    if (last && todo === '') rows[rows.length - 1] = { ...last, seen }
    else rows.push({ todo, seen })
    before = after
  }
  return rows
}

/** Renders a charter for manual testers: steps, expected results and checkboxes. */
export const pathsAsMarkdown = (name: string, paths: readonly Path[], words: Words = {}): string => {
  const texts = words.charter ?? ENGLISH
  const todo = paths.map((path) => stepsOf(path, words))
  const steps = todo.reduce((sum, one) => sum + one.length - 1, 0)
  const charter = ({ id }: Path, index: number): string => {
    const [begin, ...rest] = todo[index] ?? []
    return [
      `## ${index + 1}. ${texts.path} ${id}`,
      '',
      `- [ ] **${texts.begin}** ${begin?.todo}`,
      `  - ${texts.expected} ${begin?.seen}`,
      '',
      ...rest.flatMap((step, at) => [`${at + 1}. [ ] ${step.todo}`, `    - ${texts.expected} ${step.seen}`]),
      '',
      `${texts.difference} `,
      '',
    ].join('\n')
  }
  return [
    `# ${texts.title(name)}`,
    '',
    texts.intro(paths.length, steps),
    '',
    ...texts.preparation,
    texts.signature,
    '',
    ...paths.map(charter),
  ].join('\n')
}
