/** `npm run charts [-- --check]`: draws each chart into its folder, or only says which drawing is not what would be drawn. */
import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { draw } from './draw.ts'
import { fileIn, listCharts } from './list.ts'

const unknown = process.argv.slice(2).filter((argument) => argument !== '--check')
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(' ')}. Usage: npm run charts [-- --check]\n`)
  process.exit(2)
}
const isCheck = process.argv.includes('--check')

const charts = await listCharts()
let stale = 0
for (const listed of charts) {
  for (const [name, text] of Object.entries(await draw(listed))) {
    const file = fileIn(listed.name, name)
    const shown = relative(process.cwd(), file)
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue
    stale += 1
    if (isCheck) {
      process.stderr.write(`${shown} is not what the chart is today: run 'npm run charts'.\n`)
    } else {
      await writeFile(file, text)
      process.stdout.write(`written: ${shown}\n`)
    }
  }
}
process.stdout.write(`${charts.length} charts, ${stale} drawings ${isCheck ? 'out of date' : 'written'}.\n`)
if (isCheck && stale > 0) process.exitCode = 1
