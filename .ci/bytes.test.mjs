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

/** A build of an entry, a shared chunk, the English texts, the dashboard and the map. */
const build = ({ inDashboard = [], dashboardBytes = 2_000 } = {}) => {
  const lazy = { isDynamicEntry: true, imports: ['_shared.js'] }
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js' },
    'src/texts/en.ts': { file: 'en.js', ...lazy },
    'src/texts/fr.ts': { file: 'fr.js', ...lazy },
    'src/screens/dashboard/dashboard.tsx': { file: 'dashboard.js', ...lazy },
    'src/screens/network/map.tsx': { file: 'map.js', ...lazy },
  }
  const modules = {
    'index.js': [plain('apps/web/src/main.tsx')],
    'shared.js': [plain('node_modules/react/index.js')],
    'en.js': [plain('apps/web/src/texts/en.ts')],
    'fr.js': [plain('apps/web/src/texts/fr.ts')],
    'dashboard.js': [plain('apps/web/src/screens/dashboard/dashboard.tsx'), ...inDashboard],
    'map.js': [plain('apps/web/src/screens/network/map.tsx'), plain('node_modules/ol/Map.js')],
  }
  for (const file of Object.keys(modules)) {
    const size = file === 'dashboard.js' ? dashboardBytes : 1_500
    // Random, so that gzip cannot make it smaller.
    writeFileSync(join(dist, file), randomBytes(size))
  }
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(dist, '.vite/modules.json'), JSON.stringify(modules))
}

describe('the bytes of the first visit', () => {
  it('count the entry, what it imports, English and the dashboard; neither other languages nor other screens', () => {
    build()
    const { chunks, problems } = firstVisit(dist)
    expect(chunks.map(({ file }) => file).sort()).toEqual(['dashboard.js', 'en.js', 'index.js', 'shared.js'])
    expect(problems).toEqual([])
  })

  it('may not be more than the budget', () => {
    build({ dashboardBytes: 130_000 })
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
    build({ inDashboard: [module] })
    expect(firstVisit(dist).problems).toEqual([expect.stringContaining(`contains ${what}`)])
  })

  it('may contain how a call is made, and of a module only what was left of it', () => {
    const route = { path: 'schemas/endpoints/user.ts', exports: ['getUserInfo'], length: 60 }
    const shaken = { path: 'schemas/contract.ts', exports: [], length: 0 }
    build({ inDashboard: [route, shaken] })
    expect(firstVisit(dist).problems).toEqual([])
  })
})
