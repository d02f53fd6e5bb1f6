import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firstVisit } from './bytes.mjs'

let dist
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'bytes-'))
  mkdirSync(join(dist, '.vite'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const plain = (path) => ({ path, exports: [], length: 100 })

/** A build of an entry with the dashboard, the English texts, the sign-in, and what only later visits load. */
const build = ({ atStart = [], startBytes = 2_000 } = {}) => {
  const lazy = { isDynamicEntry: true, imports: ['_start.js'] }
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_start.js'] },
    '_start.js': { file: 'start.js' },
    'src/texts/en/core.area.ts': { file: 'en.js', ...lazy },
    'src/texts/en/chargers.area.ts': { file: 'enChargers.js', ...lazy },
    'src/texts/fr/core.area.ts': { file: 'fr.js', ...lazy },
    'src/services/identity.ts': { file: 'identity.js', ...lazy },
    'src/shell/faces/CrashFace.tsx': { file: 'crash.js', ...lazy },
    'src/screens/network/map.tsx': { file: 'map.js', ...lazy },
  }
  const modules = {
    'index.js': [plain('apps/web/src/main.tsx')],
    'start.js': [plain('apps/web/src/screens/dashboard/Dashboard.tsx'), ...atStart],
    'en.js': [plain('apps/web/src/texts/en/core.area.ts')],
    'enChargers.js': [plain('apps/web/src/texts/en/chargers.area.ts')],
    'fr.js': [plain('apps/web/src/texts/fr/core.area.ts')],
    'identity.js': [plain('node_modules/oidc-client-ts/dist/esm/oidc-client-ts.js')],
    'crash.js': [plain('apps/web/src/shell/faces/CrashFace.tsx')],
    'map.js': [plain('apps/web/src/screens/network/map.tsx'), plain('node_modules/ol/Map.js')],
  }
  for (const file of Object.keys(modules)) {
    const size = file === 'start.js' ? startBytes : 1_500
    // Random, so that gzip cannot make it smaller.
    writeFileSync(join(dist, file), randomBytes(size))
  }
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(dist, '.vite/modules.json'), JSON.stringify(modules))
}

describe('the bytes of the first visit', () => {
  it('count the entry with the dashboard, English and the sign-in; neither other languages nor what is seldom seen', () => {
    build()
    const { chunks, problems } = firstVisit(dist)
    expect(chunks.map(({ file }) => file).sort()).toEqual(['en.js', 'identity.js', 'index.js', 'start.js'])
    expect(problems).toEqual([])
  })

  it('may not be more than the budget', () => {
    build({ startBytes: 130_000 })
    expect(firstVisit(dist).problems).toEqual([expect.stringContaining('over the budget')])
  })

  it.each([
    ['the map library', plain('node_modules/ol/Map.js')],
    ['operator code', plain('apps/web/src/screens/network/overview.tsx')],
    ['the graph code of xstate', plain('node_modules/xstate/dist/xstate-graph.esm.js')],
    ['a validator', plain('node_modules/ajv/dist/ajv.js')],
    [
      'JSON Schemas of the contract',
      { path: 'schemas/endpoints/user.ts', exports: ['getUserInfoContract'], length: 100 },
    ],
  ])('may not contain %s', (what, module) => {
    build({ atStart: [module] })
    expect(firstVisit(dist).problems).toEqual([expect.stringContaining(`contains ${what}`)])
  })

  it('may contain how a call is made, and of a module only what was left of it', () => {
    const route = { path: 'schemas/endpoints/user.ts', exports: ['getUserInfo'], length: 60 }
    const shaken = { path: 'schemas/contract.ts', exports: [], length: 0 }
    build({ atStart: [route, shaken] })
    expect(firstVisit(dist).problems).toEqual([])
  })
})
