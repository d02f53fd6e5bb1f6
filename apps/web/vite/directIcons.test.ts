import { describe, expect, it } from 'vitest'
import { withDirectIcons } from './directIcons.ts'

const files = new Map([
  ['Map', '/icons/map.mjs'],
  ['PlugZap', '/icons/plug-zap.mjs'],
])

describe('icons', () => {
  it('are imported each from its own file, under the name that the module gives them', () => {
    expect(withDirectIcons("import { Map as MapIcon, PlugZap } from 'lucide-react'\nPlugZap", files)).toBe(
      'import MapIcon from "/icons/map.mjs";import PlugZap from "/icons/plug-zap.mjs"\nPlugZap',
    )
  })

  it('of several lines are found, and types left out', () => {
    expect(withDirectIcons("import {\n  PlugZap,\n  type LucideIcon,\n} from 'lucide-react'", files)).toBe(
      'import PlugZap from "/icons/plug-zap.mjs"',
    )
  })

  it('that do not exist are named', () => {
    expect(() => withDirectIcons("import { Plug } from 'lucide-react'", files)).toThrow('no icon Plug.')
  })
})
