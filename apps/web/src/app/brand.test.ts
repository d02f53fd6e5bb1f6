// @vitest-environment jsdom
import { mockConfig } from '@portal/schemas'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { applyBrand } from './brand.ts'

const load = vi.hoisted(() => vi.fn<(address: string) => Promise<void>>())
vi.mock('../services/picture.ts', () => ({ loadPicture: load }))

const config = mockConfig('http://localhost:4010')
const root = document.documentElement

beforeEach(() => {
  load.mockReset()
  root.removeAttribute('style')
  delete root.dataset['logo']
})

describe('applyBrand', () => {
  test('applies the brand colours to the bar and the accent', () => {
    applyBrand({ ...config, topBarColour: '#123456', accentColour: '#abcdef' })
    expect(root.style.getPropertyValue('--bar')).toBe('#123456')
    expect(root.style.getPropertyValue('--brand')).toBe('#abcdef')
    expect(load).not.toHaveBeenCalled()
  })

  test('shows the brand logo once it is loaded, and escapes its URL', async () => {
    load.mockResolvedValue()
    applyBrand({ ...config, logo: { url: 'https://brand.example/a"b).svg' } })
    expect(root.dataset['logo']).toBeUndefined()
    await vi.waitFor(() => expect(root.dataset['logo']).toBe(''))
    expect(root.style.getPropertyValue('--logo')).toBe('url("https://brand.example/a%22b).svg")')
  })

  test("keeps the portal's own logo when the brand logo fails to load", async () => {
    load.mockRejectedValue(new Error('gone'))
    applyBrand({ ...config, logo: { url: 'https://brand.example/logo.svg' } })
    await Promise.resolve()
    await Promise.resolve()
    expect(root.dataset['logo']).toBeUndefined()
    expect(root.style.getPropertyValue('--logo')).toBe('')
  })
})
