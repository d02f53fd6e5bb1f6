import { LimitReached } from '../limit.ts'
import { ChartRefused } from '../refused.ts'
import { generate } from './generate.ts'
import { mutants } from './mutants.ts'
import { print, tell } from './print.ts'
import { checkAll, nightly, replay, shrink } from './prove.ts'
import { type Command, readCommand } from './read.ts'
import { SETS } from './sets.ts'
import { chosenSets, coverageTable, explain, list } from './show.ts'
import { chosenOf, EXIT, USAGE, UsageError } from './usage.ts'
import { writeAll } from './write.ts'

const COMMANDS: Readonly<Record<string, (command: Command) => number | Promise<number>>> = {
  list,
  generate,
  check: checkAll,
  coverage: async (command) =>
    (await coverageTable(chosenSets(command), command.min, command.cover && [command.cover]))
      ? EXIT.fine
      : EXIT.failed,
  replay,
  shrink,
  explain,
  nightly,
  mutants,
  write: (command) => writeAll(chosenSets(command), command.isCheck),
}

const run = async (words: readonly string[]): Promise<number> => {
  const command = readCommand(words)
  if (command.isHelp) {
    print(USAGE)
    return EXIT.fine
  }
  const [given] = command.positionals
  if (given === undefined) return writeAll(SETS, command.isCheck)
  return (await COMMANDS[chosenOf('command', given, Object.keys(COMMANDS))]?.(command)) ?? EXIT.usage
}

/** Does what the words of the command line say; answers the exit code. */
export const main = async (words: readonly string[]): Promise<number> => {
  try {
    return await run(words)
  } catch (error) {
    if (error instanceof UsageError) {
      tell(`${error.message}\nnpm run paths -- --help tells what there is.`)
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
