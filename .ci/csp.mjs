// `npm run csp [-- config.json]`: prints the Content-Security-Policy that a server must send with the portal for this
// configuration (by default, for the mock on its default port). Run with `--import tsx`.
import { readFileSync } from 'node:fs'
import { mockConfig, readConfig } from '../schemas/config.ts'
import { contentSecurityPolicy } from '../schemas/csp.ts'

const file = process.argv[2]
try {
  const read = readConfig(file ? JSON.parse(readFileSync(file, 'utf8')) : mockConfig('http://localhost:4010'))
  if (read.problem) throw new Error(read.problem)
  for (const warning of read.warnings) console.warn(warning)
  console.log(contentSecurityPolicy(read.config))
} catch (error) {
  console.error(`No policy for ${file}: ${error.message}`)
  process.exitCode = 1
}
