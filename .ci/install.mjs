// Installs missing packages. Uses only Node's built-in modules, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Not `import.meta.dirname`, because an older Node must get as far as the message that it is too old.
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Returns a message if this Node is older than `engines` in package.json allows, else undefined. */
export const nodeProblem = (version, range) => {
  const required = range.replace('>=', '').split('.').map(Number)
  const present = version.split('.').map(Number)
  const different = required.findIndex((part, index) => part !== present[index])
  if (different === -1 || (present[different] ?? 0) > required[different]) return undefined
  return `Node ${range} is required, but this is ${version}.`
}

/**
 * Returns the packages of `lock` that are missing in `installed` (npm's record in node_modules) or have a different
 * version there.
 */
export const missingPackages = (lock, installed) =>
  Object.entries(lock.packages).flatMap(([path, locked]) => {
    // Optional and peer packages may be absent. '' and folders outside node_modules are our own workspaces.
    if (locked.optional || locked.devOptional || locked.peer || !path.startsWith('node_modules/')) return []
    const present = installed?.packages?.[path]
    return present?.version === locked.version ? [] : [path]
  })

export const requireNode = () => {
  const tooOld = nodeProblem(process.versions.node, readJson(join(ROOT, 'package.json')).engines.node)
  if (tooOld) {
    console.error(tooOld)
    process.exit(1)
  }
}

const npm = (cwd, output, ...words) => {
  // `include=dev`: with NODE_ENV=production npm would omit the tools of these commands.
  const all = [...words, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd, stdio: ['ignore', output, output] }
  // npm passes its own path to its scripts; without npm (`node .ci/start.mjs`), look it up on the PATH.
  const program = process.env.npm_execpath
  const { status } = program?.endsWith('.js')
    ? spawnSync(process.execPath, [program, ...all], options)
    : spawnSync('npm', all, { ...options, shell: process.platform === 'win32' })
  return status === 0
}

/**
 * Installs the packages of a folder's package-lock.json if any is missing or has another version. On failure, prints a
 * message and returns false.
 */
export const install = (folder = ROOT) => {
  const missing = missingPackages(
    readJson(join(folder, 'package-lock.json')),
    readJson(join(folder, 'node_modules/.package-lock.json')),
  )
  if (missing.length === 0) return true
  console.log(`Installing packages (${missing.length} missing or changed)…`)
  // With some registries the lock file lacks the packages of other platforms, and `npm ci` rejects it.
  if (npm(folder, 'ignore', 'ci') || npm(folder, 'inherit', 'install', '--no-save')) return true
  console.error(
    'The packages could not be installed: see the output of npm above. Is the registry reachable?',
  )
  return false
}

/** Like {@link install}, but exits on failure. */
export const ensureInstalled = () => {
  if (!install()) process.exit(1)
}
