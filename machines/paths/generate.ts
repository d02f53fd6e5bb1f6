/** Entry point of `npm run paths`; `command/usage.ts` lists the commands. */
import { main } from './command/main.ts'

process.exitCode = await main(process.argv.slice(2))
