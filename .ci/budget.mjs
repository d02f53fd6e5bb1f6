// Checks the gzipped size of the build against its budget: the first paint, the first visit, and the JavaScript that
// each further screen adds, without the map library. Each size includes static imports and English texts, which Vite's
// manifest lists.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DIST } from './build.mjs'
import { ROOT } from './install.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const limits = readJson(join(ROOT, '.ci/budget.json'))
const manifest = readJson(join(DIST, '.vite/manifest.json'))
const ENTRY = 'index.html'
const BAR_TOOLS = 'src/app/barTools.tsx'
const OPERATORS = 'src/app/operators/routes.ts'

const sizes = new Map()
const sizeOf = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(DIST, file))).length)
  return sizes.get(file)
}
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`

const filesOf = (keys, seen = new Set()) => {
  for (const key of keys.filter((one) => !seen.has(one))) filesOf(manifest[key].imports ?? [], seen.add(key))
  return new Set([...seen].map((key) => manifest[key].file))
}
const textsOf = (key) => (manifest[key].dynamicImports ?? []).filter((one) => one.endsWith('texts/en.ts'))
const sum = (files) => files.reduce((bytes, file) => bytes + sizeOf(file), 0)

const startTexts = Object.keys(manifest).find((key) => manifest[key].name === 'start-en')
const start = filesOf([ENTRY, startTexts])
const visit = filesOf([ENTRY, startTexts, BAR_TOOLS])
const problems = []
const check = (name, bytes, limit) => {
  console.log(kilobytes(bytes), name)
  if (bytes > limit) problems.push(`${name}: ${kilobytes(bytes).trim()}, over ${kilobytes(limit).trim()}.`)
}

check('First paint', sum([...start]), limits.firstPaint)
check(`First visit, ${visit.size} files`, sum([...visit]), limits.firstVisit)
if (visit.size > limits.files) problems.push(`First visit: ${visit.size} files, over ${limits.files}.`)
if (!manifest[OPERATORS]?.isDynamicEntry || visit.has(manifest[OPERATORS].file))
  problems.push('A first visit loads the screens of operators.')

const screens = manifest[ENTRY].dynamicImports.filter((key) => !/\/(texts|startTexts|services)\//.test(key))
for (const key of screens.sort((one, other) => manifest[one].name.localeCompare(manifest[other].name))) {
  const texts = key.replace(/\w+\.tsx$/, 'texts/en.ts')
  const files = filesOf([key, ...textsOf(key), ...(manifest[texts] ? [texts] : [])])
  const more = [...files].filter((file) => !visit.has(file) && !file.startsWith('assets/mapLibrary-'))
  check(manifest[key].name, sum(more), limits.screen)
}
// Chunks that import each other run in the wrong order, which leaves texts undefined.
for (const key of Object.keys(manifest))
  if (filesOf(manifest[key].imports ?? []).has(manifest[key].file))
    problems.push(`${manifest[key].file} imports itself through other chunks.`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
