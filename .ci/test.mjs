// `npm test` runs all stages; `npm run check` (`--check`) those that need no browser.
import { requireNode } from './install.mjs'
import { runStages, summary } from './stages.mjs'
import { testStages } from './testStages.mjs'

const print = (line) => console.log(line)

requireNode()
const start = performance.now()
const stages = testStages({ withBrowser: !process.argv.includes('--check') })
const { ok, lines } = summary(await runStages(stages, print), performance.now() - start)
for (const line of lines) print(line)
process.exitCode = ok ? 0 : 1
