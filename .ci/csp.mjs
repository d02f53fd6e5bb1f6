// `npm run csp [-- config.json]`: the Content-Security-Policy that a server must send with the portal for this
// configuration (without one: for the mock on its default port). Run with `--import tsx`.
import { readFileSync } from 'node:fs'
import { mockConfig } from '../schemas/config.ts'
import { contentSecurityPolicy } from '../schemas/csp.ts'

const file = process.argv[2]
try {
  console.log(
    contentSecurityPolicy(
      file ? JSON.parse(readFileSync(file, 'utf8')) : mockConfig('http://localhost:4010'),
    ),
  )
} catch (error) {
  console.error(`No policy can be made from ${file}: ${error.message}`)
  process.exitCode = 1
}
