import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { draw } from '../charts/draw.ts'
import { listCharts } from '../charts/list.ts'
import { print, tell } from './print.ts'
import type { PathSet, Project } from './project.ts'
import { shown } from './sets.ts'
import { EXIT } from './usage.ts'

/** Draws each chart into its folder, or, to check, only says which drawing is not what would be drawn. */
export const drawAll = async (
  sets: readonly PathSet[],
  { readmes }: Project,
  isCheck: boolean,
): Promise<number> => {
  const charts = await listCharts(sets)
  let stale = 0
  for (const listed of charts) {
    for (const [name, text] of Object.entries(await draw(listed, readmes))) {
      const file = join(listed.folder, name)
      if ((await readFile(file, 'utf8').catch(() => '')) === text) continue
      stale += 1
      if (isCheck) {
        tell(`${shown(file)} is not what the chart is today: run 'npm run paths -- draw'.`)
      } else {
        await writeFile(file, text)
        print(`written: ${shown(file)}`)
      }
    }
  }
  print(`${charts.length} charts, ${stale} drawings ${isCheck ? 'out of date' : 'written'}.`)
  return isCheck && stale > 0 ? EXIT.failed : EXIT.fine
}
