/** The entry of `npm run paths`: see `command/usage.ts` for what it can do. */
import { main } from './command/main.ts'

process.exitCode = await main(process.argv.slice(2))
