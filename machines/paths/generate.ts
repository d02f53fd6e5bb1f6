/** `npm run paths [-- --check]`: writes each chart's `paths.json` and `paths.page.json`, or only says whether one is not what would be written. */
import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MODELS, PAGE_MODELS } from '../modelList.ts'
import { cover } from './cover.ts'
import { coverage } from './coverage.ts'
import { formatPaths } from './format.ts'

const unknown = process.argv.slice(2).filter((argument) => argument !== '--check')
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(' ')}. Usage: npm run paths [-- --check]\n`)
  process.exit(2)
}
const isCheck = process.argv.includes('--check')

const sets = [
  ...Object.entries(MODELS).map(([name, model]) => ({ name, model, of: 'paths.json' })),
  ...Object.entries(PAGE_MODELS).map(([name, model]) => ({ name, model, of: 'paths.page.json' })),
]

for (const { name, model, of } of sets) {
  const file = fileURLToPath(new URL(`../${name}/${of}`, import.meta.url))
  const shown = relative(process.cwd(), file)
  const made = cover(model)
  const { covered, uncovered, percent } = coverage(model, made.paths)
  const steps = made.paths.reduce((sum, path) => sum + path.steps.length, 0)
  process.stdout.write(
    `${name}/${of}: ${made.paths.length} paths, ${steps} steps, ${covered.length} transitions, ${percent} %\n`,
  )
  for (const transition of uncovered) process.stdout.write(`  not covered: ${transition}\n`)
  if (uncovered.length > 0) process.exitCode = 1

  const text = formatPaths(made)
  const former = await readFile(file, 'utf8').catch(() => '')
  if (former === text) continue
  if (isCheck) {
    process.stderr.write(
      `${shown} is not what the chart gives: run 'npm run paths' and read the difference.\n`,
    )
    process.exitCode = 1
  } else {
    await writeFile(file, text)
    process.stdout.write(`  written: ${shown}\n`)
  }
}
