import { translationsFile } from '@portal/schemas'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadTranslations } from './translations.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answering = (answer: (signal: AbortSignal) => Promise<Response>) => {
  const fetched = vi.fn(async (_address: string, { signal }: { readonly signal: AbortSignal }) =>
    answer(signal),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

describe('loadTranslations', () => {
  it('loads the file next to config.json and revalidates it', async () => {
    const texts = { en: {}, fr: { 'shell.language': 'Parler' }, nl: {} }
    const fetched = answering(async () => new Response(translationsFile(texts)))
    expect(await loadTranslations()).toEqual(texts)
    expect(fetched).toHaveBeenCalledWith('/translations.json', expect.objectContaining({ cache: 'no-cache' }))
  })

  it.each([
    ['is missing', async () => new Response('', { status: 404 })],
    ['is an HTML page of a static server', async () => new Response('<!doctype html>')],
    ['is truncated', async () => new Response('{"format":"portal-texts/1","texts":')],
    ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('returns undefined if the file %s, so the texts of the build stay', async (_, answer) => {
    answering(answer)
    expect(await loadTranslations()).toBeUndefined()
  })

  it('times out if the file is late', async () => {
    const controller = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal)
    answering(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    const loading = loadTranslations()
    controller.abort()
    expect(await loading).toBeUndefined()
    expect(timeout).toHaveBeenCalledWith(1_000)
  })
})
