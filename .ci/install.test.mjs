import { describe, expect, it } from 'vitest'
import { missingPackages, nodeProblem } from './install.mjs'

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'apps/web': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/only-on-a-mac': { version: '1.0.0', optional: true },
  },
}

describe('the installation check', () => {
  it('lists all packages when nothing is installed', () => {
    expect(missingPackages(lock, undefined)).toEqual(['node_modules/react', 'node_modules/vite'])
  })

  it('lists a package whose version has changed', () => {
    const installed = {
      packages: { ...lock.packages, 'node_modules/vite': { version: '8.3.7' } },
    }
    expect(missingPackages(lock, installed)).toEqual(['node_modules/vite'])
  })

  it('ignores missing packages of other platforms', () => {
    const { 'node_modules/only-on-a-mac': _, ...packages } = lock.packages
    expect(missingPackages(lock, { packages })).toEqual([])
  })

  it('reports a Node that is too old', () => {
    expect(nodeProblem('20.18.3', '>=20.19')).toBe('Node >=20.19 is required, but this is 20.18.3.')
    expect(nodeProblem('18.99.0', '>=20.19')).toBeDefined()
    expect(nodeProblem('20.19.0', '>=20.19')).toBeUndefined()
    expect(nodeProblem('22.1.0', '>=20.19')).toBeUndefined()
  })
})
