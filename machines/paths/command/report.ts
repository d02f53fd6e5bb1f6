import { join } from 'node:path'
import { drawAll } from './draw.ts'
import { keepText } from './files.ts'
import { charterOf } from './generate.ts'
import { print } from './print.ts'
import type { Project } from './project.ts'
import type { Command } from './read.ts'
import { readPaths } from './sets.ts'
import { chosenSets, coverageTable } from './show.ts'
import { EXIT } from './usage.ts'
import { writeAll } from './write.ts'

/** `report`: writes the paths, a charter and a drawing into each machine's folder, and prints the coverage. */
export const report = async (command: Command, project: Project): Promise<number> => {
  const { isCheck, language, min } = command
  const sets = chosenSets(command, project)
  let isFine = (await writeAll(sets, isCheck)) === EXIT.fine
  print('')
  if (!(await coverageTable(sets, min))) isFine = false
  print('')
  for (const set of sets) {
    const paths = (await readPaths(set.file))?.paths ?? []
    const charter = await charterOf(set, paths, project, language)
    const file = join(set.folder, set.isPage ? 'charter.page.md' : 'charter.md')
    if (!(await keepText(file, `${charter}\n`, isCheck)) && isCheck) isFine = false
  }
  if ((await drawAll(sets, project, isCheck)) !== EXIT.fine) isFine = false
  return isFine ? EXIT.fine : EXIT.failed
}
