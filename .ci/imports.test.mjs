import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkImports } from './imports.mjs'

const web = 'apps/web/src'

/** Planted violations: the broken rule, a module and the forbidden import. */
const planted = [
  ['schemas-import-nothing', 'schemas/a.ts', 'machines/gate/machine.ts'],
  ['machines-know-schemas', 'machines/a/machine.ts', 'fixtures/index.ts'],
  ['paths-import-nothing', 'machines/paths/a.ts', 'machines/gate/machine.ts'],
  ['fixtures-know-schemas', 'fixtures/a.ts', 'machines/gate/machine.ts'],
  ['mock-imports', 'apps/mock-api/src/a.ts', `${web}/services/bco.ts`],
  ['web-imports', `${web}/app/a.ts`, 'fixtures/index.ts'],
  ['e2e-of-web-only-texts', 'e2e/a.ts', `${web}/services/bco.ts`],
  ['nothing-imports-e2e', 'fixtures/b.ts', 'e2e/stack.ts'],
  ['charts-are-pure', 'machines/b/machine.ts', 'oidc-client-ts'],
  ['contract-stays-out-of-the-portal', `${web}/data/a.ts`, 'schemas/contract.ts'],
  ['graph-only-for-paths', 'machines/c/machine.ts', 'xstate/graph'],
  ['models-stay-out-of-the-portal', `${web}/data/b.ts`, 'machines/gate/model.ts'],
  ['ui-knows-only-ui', `${web}/ui/a.ts`, 'machines/gate/machine.ts'],
  ['texts-know-the-contract', `${web}/texts/a.ts`, `${web}/ui/button.ts`],
  ['features-are-apart', `${web}/features/dashboard/a.ts`, `${web}/features/chargers/screen.ts`],
  ['features-know-little-of-the-app', `${web}/features/dashboard/c.ts`, `${web}/app/gate.ts`],
  ['shared-parts-know-no-feature', `${web}/components/a.ts`, `${web}/features/chargers/screen.ts`],
  ['shared-parts-know-the-context-only', `${web}/components/b.ts`, `${web}/app/gate.ts`],
  ['services-know-no-view', `${web}/services/a.ts`, `${web}/ui/button.ts`],
  ['services-know-no-chart', `${web}/services/b.ts`, 'machines/gate/machine.ts'],
  ['only-wiring-knows-services', `${web}/features/dashboard/b.ts`, `${web}/services/bco.ts`],
  ['only-services-sign-in', `${web}/app/c.ts`, 'oidc-client-ts'],
  ['no-tests-in-code', 'machines/d/machine.ts', 'machines/gate/machine.test.ts'],
  ['no-tests-in-code', 'apps/mock-api/src/b.ts', 'apps/mock-api/test/calls.ts'],
  ['no-unresolvable', 'schemas/b.ts', 'schemas/nowhere.ts'],
]
const targets = [...new Set(planted.map(([, , to]) => to))].filter(
  (to) => to.endsWith('.ts') && !to.endsWith('nowhere.ts'),
)

let folder
let result

const write = (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const specifier = (from, to) => (to.includes('.ts') ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  write('package.json', '{"name":"planted","type":"module"}')
  for (const target of targets) write(target, 'export const value = 1\n')
  for (const [, from, to] of planted)
    write(from, `import { value } from '${specifier(from, to)}'\nexport const a = value\n`)
  write(
    `${web}/data/typeOnly.ts`,
    `import type { value } from '../../../../schemas/contract.ts'\nexport type A = typeof value\n`,
  )
  write('schemas/round.ts', `import { b } from './about.ts'\nexport const a = b\n`)
  write('schemas/about.ts', `import { a } from './round.ts'\nexport const b = a\n`)
  write('schemas/shape.ts', `import type { B } from './outline.ts'\nexport type A = B | 1\n`)
  write('schemas/outline.ts', `import type { A } from './shape.ts'\nexport type B = A[]\n`)
  write('schemas/lonely.ts', 'export const alone = 1\n')
  result = await checkImports(folder)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the import check', () => {
  it.each(planted)('reports a violation of %s: %s imports %s', (rule, from) => {
    expect(result.violations).toContainEqual(expect.objectContaining({ rule, from }))
  })

  it('reports modules that import each other in a cycle', () => {
    expect(result.violations).toContainEqual(
      expect.objectContaining({ rule: 'no-circular', from: 'schemas/about.ts' }),
    )
  })

  it('reports a cycle of type imports', () => {
    expect(result.violations).toContainEqual(
      expect.objectContaining({ rule: 'no-circular', from: 'schemas/outline.ts' }),
    )
  })

  it('reports a module that nothing imports', () => {
    expect(result.violations).toContainEqual(
      expect.objectContaining({ rule: 'no-orphans', from: 'schemas/lonely.ts' }),
    )
  })

  it('allows the portal to import a type of the contract', () => {
    expect(result.violations.filter(({ from }) => from.endsWith('typeOnly.ts'))).toEqual([])
  })

  it('parses every module', () => {
    expect(result.read).toBe(result.existing)
    expect(result.enough).toBe(true)
  })
})
