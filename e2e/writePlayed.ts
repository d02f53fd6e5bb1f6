import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fewestJourneys, PLAYED_CHARTS, transitionNames } from '@portal/machines/played'

/** Where a run with `PLAYED=write` leaves its notes. */
const NOTES = fileURLToPath(new URL('../.cache/played', import.meta.url))
const LIST = fileURLToPath(new URL('../machines/played/journeys.json', import.meta.url))

interface Note {
  readonly journey: string
  readonly steps: Readonly<Record<string, readonly string[]>>
}

const notes = readdirSync(NOTES).map((file) => JSON.parse(readFileSync(join(NOTES, file), 'utf8')) as Note)
const all = Object.fromEntries(
  PLAYED_CHARTS.map((chart) => [
    chart,
    fewestJourneys(
      Object.fromEntries(
        notes.flatMap(({ journey, steps }) => (steps[chart] ? [[journey, steps[chart]]] : [])),
      ),
    ),
  ]),
)
writeFileSync(LIST, `${JSON.stringify(all, null, 2)}\n`)
for (const chart of PLAYED_CHARTS) {
  const played = new Set(Object.values(all[chart] ?? {}).flat())
  const missing = transitionNames(chart).filter((name) => !played.has(name))
  console.log(`${chart}: ${played.size} of ${played.size + missing.length}`)
  for (const name of missing) console.log(`  ${name}`)
}
