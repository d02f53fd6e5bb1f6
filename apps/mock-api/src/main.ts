import { isUsageError, readCommandLine, USAGE } from './commandLine.ts'
import { DataError } from './durability/errors.ts'

const explain = (error: unknown, port: number | undefined): string => {
  if (isUsageError(error)) return `${error.message}\n\n${USAGE}`
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or choose another port: --port ${Number(port) + 1}`
  }
  if (error instanceof DataError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const main = async (): Promise<void> => {
  let port: number | undefined
  try {
    const options = readCommandLine(process.argv.slice(2), process.env)
    if (options === 'help') return console.log(USAGE)
    port = options.port
    // Imported late, so that an invalid command line fails fast.
    const { buildServer } = await import('./server.ts')
    const app = await buildServer({ ...options, notice: console.warn })
    await app.listen({ port, host: options.host })
    console.log(`Mock API and identity provider: ${options.origin}`)
    const stop = () => void app.close().then(() => process.exit(0))
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  } catch (error) {
    console.error(explain(error, port))
    process.exit(1)
  }
}

void main()
