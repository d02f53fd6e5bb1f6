import { describe, expect, it } from 'vitest'
import { runNode, runStages, summary } from './stages.mjs'

const good = (name, more) => ({ name, run: async () => ({ ok: true, output: '' }), ...more })
const bad = (name, output = 'why') => ({ name, run: async () => ({ ok: false, output }) })

const run = async (stages) => {
  const printed = []
  const results = await runStages(stages, (line) => printed.push(line))
  return { output: printed.join('\n'), ...summary(results, 1_000) }
}

describe('npm test', () => {
  it('ends with one line that counts tests and stages', async () => {
    const unit = {
      name: 'unit',
      heavy: true,
      run: async () => ({ ok: true, output: '', passed: 40, failed: 0 }),
    }
    const { ok, lines } = await run([good('format'), unit])
    expect(lines.at(-1)).toBe('41 passed, 0 failed')
    expect(ok).toBe(true)
  })

  it('continues after a failed stage and shows its output', async () => {
    const { ok, lines, output } = await run([bad('lint', 'a floating promise'), good('types')])
    expect(output).toContain('a floating promise')
    expect(lines.at(-1)).toBe('1 passed, 1 failed')
    expect(ok).toBe(false)
  })

  it('counts a skipped stage as failed', async () => {
    const { output, lines } = await run([bad('build'), good('browser', { needs: ['build'] })])
    expect(output).toContain('not run: it needs build')
    expect(lines.at(-1)).toBe('0 passed, 2 failed')
  })

  it('counts a stage that throws as failed', async () => {
    const broken = { name: 'broken', run: () => Promise.reject(new Error('no such file')) }
    const { output, lines } = await run([broken])
    expect(output).toContain('no such file')
    expect(lines.at(-1)).toBe('0 passed, 1 failed')
  })

  it('fails when nothing ran', async () => {
    expect((await run([])).ok).toBe(false)
  })

  it('fails when the tests passed but the program running them failed', async () => {
    const unit = { name: 'unit', run: async () => ({ ok: false, output: '', passed: 40, failed: 0 }) }
    expect((await run([unit])).lines.at(-1)).toBe('40 passed, 1 failed')
  })

  it('shows stdout and stderr of a failed program', async () => {
    const outcome = await runNode(['-e', 'console.log("one"); console.error("two"); process.exitCode = 3'])
    expect(outcome.ok).toBe(false)
    expect(outcome.output.split('\n').sort()).toEqual(['one', 'two'])
  })
})
