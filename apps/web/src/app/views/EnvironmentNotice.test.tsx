import { LANGUAGES, type Language } from '@portal/schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createTexts } from '../../texts/index.ts'
import { EnvironmentNotice } from './EnvironmentNotice.tsx'

const stage = vi.hoisted(() => ({ config: {} as object, i18n: undefined as unknown }))
vi.mock('../context.ts', () => ({ useI18n: () => stage.i18n, usePortal: () => stage.config }))

const drawn = async (language: Language, environment: string, topBarColour = '#0a5fc4') => {
  stage.i18n = createTexts(language, await loadAllTexts(language))
  stage.config = { environment, topBarColour }
  return renderToStaticMarkup(<EnvironmentNotice />)
}

describe('EnvironmentNotice', () => {
  it('names the environment in the user’s language (S1)', async () => {
    expect(await drawn('en', 'development')).toContain('This is the development environment.')
    expect(await drawn('fr', 'development')).toContain('Environnement de développement')
    expect(await drawn('nl', 'development')).toContain('Omgeving: ontwikkeling.')
  })

  it.each(LANGUAGES)(
    'says nothing about billing in production (%s), whatever the colour of the bar',
    async (language) => {
      expect(await drawn(language, 'production')).not.toMatch(/billed|facturé|gefactureerd/)
      expect(await drawn(language, 'production', '#000000')).toBe('')
    },
  )
})
