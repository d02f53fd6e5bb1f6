// The mock with about fifty thousand charge points: --port.
import { parseArgs } from 'node:util'
import { buildServer } from '../../apps/mock-api/src/server.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } })

/** Each has 2.2 charge points on average. */
const CUSTOMERS = 22_700

const serve = async (): Promise<void> => {
  const app = await buildServer({ origin: `http://localhost:${values.port}`, customers: CUSTOMERS })
  await app.listen({ port: Number(values.port), host: 'localhost' })
}

void serve()
