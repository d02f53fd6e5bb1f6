import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { loadAllTexts } from '../texts/all.ts'
import { createFormats, createTexts } from '../texts/index.ts'
import { ReadFailure } from './ReadFailure.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
const NOW = Date.parse('2026-11-18T13:20:00Z')
vi.mock('../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.mock('../data/useNow.ts', () => ({
  useNow: () => NOW,
  useClock: <T,>(valueAt: (now: number) => T) => valueAt(NOW),
}))
vi.stubGlobal('window', { location: { href: 'https://portal.example/dashboard' } })
stage.i18n = { ...createTexts('en', await loadAllTexts('en')), formats: createFormats('en') }

const error = { code: 'FAILEDTOLOAD', message: '', status: 0, severity: 'critical' as const }
const drawn = (read: { data: unknown; at: number | undefined; error: typeof error | undefined }) =>
  renderToStaticMarkup(
    <ReadFailure read={{ ...read, retry: () => undefined }} title="We couldn’t load the sessions" />,
  )

describe('ReadFailure', () => {
  it('shows the title, the code and a retry if no data is loaded', () => {
    const failed = drawn({ data: undefined, at: undefined, error })
    for (const part of ['We couldn’t load the sessions', 'Code FAILEDTOLOAD', 'Try again'])
      expect(failed).toContain(part)
  })

  it('shows the age of the data, the code and a retry if a refresh fails', () => {
    const older = drawn({ data: {}, at: NOW - 120_000, error })
    for (const part of ['2 min ago', 'Code FAILEDTOLOAD', 'Try again']) expect(older).toContain(part)
  })

  it('renders nothing after a successful read', () => {
    expect(drawn({ data: {}, at: NOW, error: undefined })).toBe('')
  })
})
