import type { Path } from './format.ts'
import type { Words } from './model.ts'
import { eventInWords, startInWords, stateInWords } from './words.ts'

/** What would end a label or a line of Mermaid. */
const plain = (text: string): string =>
  text
    .replace(/["#;<>{}|[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/:/g, ' ')
    .trim()

/** A path as a Mermaid sequence: what a person does and sees. */
const drawPath = ({ id, input, expect, steps }: Path, words: Words): string =>
  [
    'sequenceDiagram',
    `  title ${id}`,
    '  actor P as Person and world',
    '  participant C as Portal',
    `  P->>C: ${plain(startInWords(input, words))}`,
    `  C-->>P: ${plain(stateInWords(expect, words))}`,
    ...steps.flatMap(({ event, expect: seen }) => [
      `  P->>C: ${plain(eventInWords(event, words))}`,
      `  C-->>P: ${plain(stateInWords(seen, words))}`,
    ]),
  ].join('\n')

export const pathsAsMermaid = (paths: readonly Path[], words: Words = {}): string =>
  `${paths.map((path) => drawPath(path, words)).join('\n\n')}\n`

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** How a tester decides what the world around the portal does. */
const holding = (holds: readonly string[]): readonly string[] =>
  holds.length === 0
    ? []
    : [
        `What you are asked to let happen outside the portal you do at the mock (apps/mock-api/README.md, "The control interface"). Before a path begins, hold what it decides about: ${holds.map((one) => `\`${one}\``).join(', ')}.`,
        '',
        '```sh',
        'M=http://localhost:4010/__mock; J="content-type: application/json"',
        ...holds.map((one) => `curl -s $M/holds -H "$J" -d '{"operation":"${one}"}'   # answers {"id":"…"}`),
        `curl -s $M/holds/ID/release -H "$J" -d '{"outcome":{"kind":"answer"}}'   # or {"kind":"code","code":"…"}; {"kind":"drop"} breaks off`,
        'curl -s -X POST $M/reset   # when the path is over',
        '```',
        '',
      ]

/** A charter: what a manual tester does, step by step, and what must be seen, with boxes to tick. */
export const pathsAsMarkdown = (name: string, paths: readonly Path[], words: Words = {}): string => {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  const charter = ({ id, input, expect, steps: todo }: Path, index: number): string =>
    [
      `## ${index + 1}. Path ${id}`,
      '',
      `- [ ] **Begin:** ${startInWords(input, words)}`,
      `  - must be seen: ${stateInWords(expect, words)}`,
      '',
      ...todo.flatMap(({ event, expect: seen }, at) => [
        `${at + 1}. [ ] ${eventInWords(event, words)}`,
        `    - must be seen: ${stateInWords(seen, words)}`,
      ]),
      '',
      'What was different: ',
      '',
    ].join('\n')
  return [
    `# Charter: ${name}`,
    '',
    ...(words.onlyOnChart === undefined
      ? []
      : [`**Not to be followed at the portal.** ${words.onlyOnChart}`, '']),
    `${counted(paths.length, 'path')}, ${counted(steps, 'step')}. Start over for each path. Tick a step when everything that must be seen is there; otherwise write down what was different and go on with the next path.`,
    '',
    ...holding(words.holds ?? []),
    'Tester: ________  Date: ________  Version: ________',
    '',
    ...paths.map(charter),
  ].join('\n')
}
