// Checks the import rules, and that they were applied: dependency-cruiser reports success even for modules that it
// cannot parse (TypeScript 7 offers it no API), so this also checks the numbers of parsed modules and imports.
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'

const { options, forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const ROOTS = ['apps', 'machines', 'schemas', 'fixtures', 'e2e']
const SKIPPED = new Set(['node_modules', 'dist', 'bench', '.cache'])
/** Minimum fraction of parsed modules. */
const LEAST_SHARE_READ = 0.95

const modulesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : modulesUnder(path)
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })

export const checkImports = async (base) => {
  const roots = ROOTS.filter((root) => existsSync(join(base, root)))
  const existing = roots.flatMap((root) => modulesUnder(join(base, root)))
  const { output } = await cruise(roots, {
    ...options,
    baseDir: base,
    validate: true,
    ruleSet: { forbidden },
  })
  const read = new Set(output.modules.map((module) => module.source.split('/').join(sep)))
  const unread = existing.map((path) => relative(base, path)).filter((path) => !read.has(path))
  return {
    existing: existing.length,
    read: existing.length - unread.length,
    unread,
    enough: existing.length > 0 && existing.length - unread.length >= existing.length * LEAST_SHARE_READ,
    /** Number of imports found; with none, every rule would pass. */
    imports: output.summary.totalDependenciesCruised,
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

const main = async () => {
  const base = resolve(import.meta.dirname, '..')
  const { existing, read, unread, enough, imports, violations } = await checkImports(base)
  const why = new Map(forbidden.map((rule) => [rule.name, rule.comment]))
  for (const { rule, from, to } of violations) console.error(`${from} → ${to}\n  ${rule}: ${why.get(rule)}`)
  if (!enough)
    console.error(
      `Only ${read} of ${existing} modules were read. Not read: ${unread.slice(0, 10).join(', ')}`,
    )
  if (imports < read)
    console.error(`Only ${imports} imports were found in ${read} modules: the parser does not work.`)
  console.log(`${read} of ${existing} modules read, ${imports} imports, ${violations.length} forbidden.`)
  process.exitCode = violations.length === 0 && enough && imports >= read ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
