import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { compileAhead } from './compileAhead.ts'

const folder = mkdtempSync(join(tmpdir(), 'compile-ahead-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the first file begins with the hint, before what Vite puts first; a lazy one is as it was', async () => {
  writeFileSync(join(folder, 'main.js'), "import('./later.js').then(({ later }) => later())")
  writeFileSync(
    join(folder, 'later.js'),
    "import './later.css'\nexport const later = () => console.log('later')",
  )
  writeFileSync(join(folder, 'later.css'), 'p { color: red }')
  const built = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileAhead()],
    build: { write: false, rollupOptions: { input: join(folder, 'main.js') } },
  })) as Rolldown.RolldownOutput
  const begins = built.output.flatMap((file) =>
    file.type === 'chunk' ? [[file.name, file.code.startsWith('//# allFunctionsCalledOnLoad\n')]] : [],
  )
  expect(Object.fromEntries(begins)).toEqual({ main: true, later: false })
})
