import { type Chart, conditionOf, statesIn } from './chart.ts'
import { type Coverage, MARKS } from './marks.ts'
import { mermaidOf } from './mermaid.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|')
const code = (text: string): string => (text === '' ? '' : `\`${text}\``)
const codes = (texts: readonly string[]): string => texts.map(code).join(', ')
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

const table = (heads: readonly string[], rows: readonly string[]): string =>
  [row(...heads), row(...heads.map(() => '---')), ...rows].join('\n')

/** Parts of a chart's README that depend on the project. */
export interface ReadmeOptions {
  /** Command that writes the README. */
  readonly command: string
  /** Line that links to the guide to charts. */
  readonly guide: string
}

/** README of a chart: description, picture, and the chart as text. */
export const readmeOf = (chart: Chart, markOf: Coverage, { command, guide }: ReadmeOptions): string => {
  const { name, root, transitions } = chart
  const states = statesIn(root).filter(({ id }) => id !== root.id)
  const used = new Set(transitions.map(({ id }) => markOf(id)))
  const signs = Object.entries(MARKS)
    .filter(([mark]) => used.has(mark as keyof typeof MARKS))
    .map(([, { sign, says }]) => `${sign} ${says}`)
  const parts = [
    `# ${name}`,
    `<!-- Written by \`${command}\` from machine.ts and the committed paths: change those, not this. -->`,
    root.description,
    `![The statechart ${name}: its states, and what leads from one to the other](chart.svg)`,
    guide,
    `<details>\n<summary>The same for Mermaid</summary>\n\n\`\`\`mermaid\n${mermaidOf(chart)}\`\`\`\n\n</details>`,
    '## States',
    table(
      ['state', 'what it means', 'runs', 'tags'],
      states.map(({ id, description, runs, tags }) => row(code(id), description, codes(runs), codes(tags))),
    ),
    '## What leads where',
    signs.join(' · '),
    table(
      ['', 'in', 'when', 'only if', 'to', 'does'],
      transitions.map((transition) => {
        const { id, source, targets, trigger, delay, actions } = transition
        return row(
          MARKS[markOf(id)].sign,
          code(source === root.id ? name : source),
          `${code(trigger)}${delay === undefined ? '' : ` ${delay}`}`,
          code(conditionOf(transition).slice(1, -1)),
          targets.length > 0 ? codes(targets) : 'stays',
          codes(actions),
        )
      }),
    ),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
