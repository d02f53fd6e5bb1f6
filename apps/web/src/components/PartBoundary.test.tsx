// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PartBoundary } from './PartBoundary.tsx'

vi.mock('./FailedRead.tsx', () => ({
  FailedRead: ({ title, onRetry }: { title: string; onRetry: () => void }) => (
    <button type="button" onClick={onRetry}>
      {title}
    </button>
  ),
}))

const Names = ({ data }: { data: { names: readonly string[] | null } }) => data.names?.join(' ') ?? fail()
const fail = () => {
  throw new Error('No names')
}
const BAD = { names: null }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('PartBoundary', () => {
  it('shows an error for a part that throws, keeps its sibling, and re-renders with new data', () => {
    const box = document.createElement('div')
    const root = createRoot(box)
    const onRetry = vi.fn<() => void>()
    const draw = (data: Parameters<typeof Names>[0]['data']) =>
      act(() =>
        root.render(
          <>
            <PartBoundary data={data} failed="Names failed" onRetry={onRetry}>
              <Names data={data} />
            </PartBoundary>
            , beside
          </>,
        ),
      )
    draw(BAD)
    expect(box.textContent).toBe('Names failed, beside')
    act(() => box.querySelector('button')?.click())
    expect(onRetry).toHaveBeenCalledOnce()
    expect(box.textContent).toBe('Names failed, beside')
    draw({ names: ['Gent', 'Brugge'] })
    expect(box.textContent).toBe('Gent Brugge, beside')
  })
})
