import { LimitReached } from '../limit.ts'
import { ChartRefused } from '../refused.ts'
import { generate } from './generate.ts'
import { mutants } from './mutants.ts'
import { print, tell } from './print.ts'
import { loadProject, type Project } from './project.ts'
import { checkAll, nightly, replay, shrink } from './prove.ts'
import { type Command, readCommand } from './read.ts'
import { chosenSets, coverageTable, explain, list } from './show.ts'
import { chosenOf, EXIT, USAGE, UsageError } from './usage.ts'
import { writeAll } from './write.ts'

const COMMANDS: Readonly<Record<string, (command: Command, project: Project) => number | Promise<number>>> = {
  list,
  generate,
  check: checkAll,
  coverage: async (command, project) =>
    (await coverageTable(chosenSets(command, project), command.min, command.cover && [command.cover]))
      ? EXIT.fine
      : EXIT.failed,
  replay,
  shrink,
  explain,
  // Load the layout engine only for commands that draw, because it is large.
  report: async (command, project) => (await import('./report.ts')).report(command, project),
  draw: async (command, project) =>
    (await import('./draw.ts')).drawAll(chosenSets(command, project), project, command.isCheck),
  nightly,
  mutants,
  write: (command, project) => writeAll(chosenSets(command, project), command.isCheck),
}

const run = async (words: readonly string[], ownProject?: Project): Promise<number> => {
  const read = readCommand(words)
  if (read.isHelp) {
    print(USAGE)
    return EXIT.fine
  }
  const [name] = read.positionals
  const runCommand =
    name === undefined ? undefined : COMMANDS[chosenOf('command', name, Object.keys(COMMANDS))]
  const { project, positionals } =
    ownProject === undefined
      ? await loadProject(read.config, read.positionals)
      : { project: ownProject, positionals: read.positionals }
  const command = { ...read, positionals }
  return runCommand === undefined ? writeAll(project.sets, command.isCheck) : runCommand(command, project)
}

/** Runs the command line on the given project, or on the one that the command line names. Returns the exit code. */
export const main = async (words: readonly string[], project?: Project): Promise<number> => {
  try {
    return await run(words, project)
  } catch (error) {
    if (error instanceof UsageError) {
      tell(`${error.message}\nRun npm run paths -- --help for all commands.`)
      return EXIT.usage
    }
    if (error instanceof ChartRefused) {
      tell(error.message)
      return EXIT.failed
    }
    if (error instanceof LimitReached) {
      tell(error.message)
      return EXIT.limit
    }
    tell(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return EXIT.failed
  }
}
