// What a fresh clone lacks. Uses only what Node brings along: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Not `import.meta.dirname`: an older Node must get far enough to be told that it is too old.
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** A sentence if this Node is too old (`engines` of package.json), else undefined. */
export const nodeProblem = (version, range) => {
  const wanted = range.replace('>=', '').split('.').map(Number)
  const present = version.split('.').map(Number)
  const different = wanted.findIndex((part, index) => part !== present[index])
  if (different === -1 || (present[different] ?? 0) > wanted[different]) return undefined
  return `Node ${range} is needed; this is ${version}.`
}

/** The packages of `lock` that `installed` (npm's record in node_modules) has not, or in another version. */
export const missingPackages = (lock, installed) =>
  Object.entries(lock.packages).flatMap(([path, wanted]) => {
    // Optional ones are for other platforms; '' and folders outside node_modules are our own workspaces.
    if (wanted.optional || wanted.devOptional || wanted.peer || !path.startsWith('node_modules/')) return []
    const present = installed?.packages?.[path]
    return present?.version === wanted.version ? [] : [path]
  })

/** Ends the process with a sentence if this Node is too old. */
export const requireNode = () => {
  const tooOld = nodeProblem(process.versions.node, readJson(join(ROOT, 'package.json')).engines.node)
  if (tooOld) {
    console.error(tooOld)
    process.exit(1)
  }
}

const npm = (cwd, output, ...words) => {
  // `include=dev`: with NODE_ENV=production npm would leave out the tools that these commands are made of.
  const all = [...words, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd, stdio: ['ignore', output, output] }
  // npm names its own program to the scripts that it runs; by hand (`node .ci/start.mjs`) it is found on the path.
  const program = process.env.npm_execpath
  const { status } = program?.endsWith('.js')
    ? spawnSync(process.execPath, [program, ...all], options)
    : spawnSync('npm', all, { ...options, shell: process.platform === 'win32' })
  return status === 0
}

/** Installs the packages of a folder's package-lock.json if any is missing. False, and a sentence on the terminal, if it cannot. */
export const install = (folder = ROOT) => {
  const missing = missingPackages(
    readJson(join(folder, 'package-lock.json')),
    readJson(join(folder, 'node_modules/.package-lock.json')),
  )
  if (missing.length === 0) return true
  console.log(`Installing packages (${missing.length} are missing or changed) …`)
  // A lock file made where the registry had no packages of other platforms is refused by `npm ci`: then the versions
  // of the lock file are installed all the same, and it stays as it is. What stops both is said by the second.
  if (npm(folder, 'ignore', 'ci') || npm(folder, 'inherit', 'install', '--no-save')) return true
  console.error('The packages could not be installed: see what npm says above. Is the registry reachable?')
  return false
}

/** As {@link install}; ends the process if it cannot. */
export const ensureInstalled = () => {
  if (!install()) process.exit(1)
}
