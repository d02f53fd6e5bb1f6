import { createServer } from 'node:net'

/** Both loopbacks and all interfaces, because another server may use only one of them. */
const HOSTS = ['127.0.0.1', '::1', '::']

const isFree = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer()
    // Other errors, such as missing IPv6, mean that nothing can use the port on this host.
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'))
    probe.listen({ port, host }, () => probe.close(() => resolve(true)))
  })

/** True for ports that browsers and Node's fetch block: 'bad port' in the Fetch standard. */
const isClosedToBrowsers = async (port) => {
  try {
    await fetch(`http://localhost:${port}`, { method: 'HEAD' })
    return false
  } catch (error) {
    return error.cause?.message === 'bad port'
  }
}

/** Returns the port from the environment variable, or the default. Exits with a message if it is invalid. */
export const portFrom = (variable, fallback) => {
  const text = process.env[variable] || String(fallback)
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  console.error(`${variable}=${text} is not a port: give a whole number from 1 to 65535.`)
  return process.exit(1)
}

/**
 * Returns the port that the environment variables agree on, or the default, and the variable that changes it. Exits
 * with a message if two of them differ.
 */
export const onePortFrom = (variables, fallback) => {
  const set = variables.filter((variable) => process.env[variable])
  const [variable = variables[0]] = set
  const port = portFrom(variable, fallback)
  if (set.every((one) => portFrom(one, fallback) === port)) return { port, variable }
  const words = set.map((one) => `${one}=${process.env[one]}`).join(' and ')
  console.error(`${words} differ, but this command uses one port. Set only one of them.`)
  return process.exit(1)
}

/** Exits with a message if any of these ports is in use or blocked by browsers. */
export const requireFreePorts = async (ports) => {
  const busy = []
  for (const one of ports) {
    for (const host of HOSTS) {
      if (!busy.includes(one) && !(await isFree(one.port, host))) busy.push(one)
    }
  }
  const closed = []
  for (const one of ports) if (!busy.includes(one) && (await isClosedToBrowsers(one.port))) closed.push(one)
  const command = process.env.npm_lifecycle_event === 'preview' ? 'npm run preview' : 'npm start'
  for (const { port, variable, what } of busy) {
    console.error(
      `Port ${port} (${what}) is in use by another program. End that program, or choose another port: ${variable}=${port + 1} ${command}`,
    )
  }
  for (const { port, variable, what } of closed) {
    console.error(
      `Port ${port} (${what}) is blocked by browsers. Choose another port: ${variable}=${port + 1} ${command}`,
    )
  }
  if (busy.length + closed.length > 0) process.exit(1)
}
