import { join } from 'node:path'
import { draw } from '../charts/draw.ts'
import { listCharts } from '../charts/list.ts'
import { keepText } from './files.ts'
import { print } from './print.ts'
import type { PathSet, Project } from './project.ts'
import { EXIT } from './usage.ts'

/**
 * Writes the drawing of each chart, and its README if configured, into its folder. With `isCheck`, only reports
 * outdated files.
 */
export const drawAll = async (
  sets: readonly PathSet[],
  { readmes }: Project,
  isCheck: boolean,
): Promise<number> => {
  const charts = await listCharts(sets)
  let stale = 0
  for (const listed of charts) {
    for (const [name, text] of Object.entries(await draw(listed, readmes)))
      if (!(await keepText(join(listed.folder, name), text, isCheck))) stale += 1
  }
  print(`${charts.length} machines, ${stale} drawings ${isCheck ? 'outdated' : 'written'}.`)
  return isCheck && stale > 0 ? EXIT.failed : EXIT.fine
}
