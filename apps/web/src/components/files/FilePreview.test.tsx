// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../../ui/testing/mount.tsx'
import { FilePreview } from './FilePreview.tsx'

let unmount = () => undefined as void
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Stubs image decoding with a picture of this size; returns the spies. */
const pictures = (width: number, height: number) => {
  const close = vi.fn()
  const drawImage = vi.fn()
  const decode = vi.fn(async () => ({ width, height, close }))
  vi.stubGlobal('createImageBitmap', decode)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never)
  return { close, drawImage, decode }
}
const CONTENT = new Blob(['picture'])

describe('FilePreview', () => {
  it('draws the central square of a picture and releases its memory', async () => {
    const { close, drawImage } = pictures(400, 200)
    unmount = mount(<FilePreview content={CONTENT} isPicture />)
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
    const [, ...from] = drawImage.mock.calls[0] ?? []
    expect(from.slice(0, 4)).toEqual([100, 0, 200, 200])
  })

  it('shows an icon for other files without decoding them', () => {
    const { decode } = pictures(1, 1)
    unmount = mount(<FilePreview content={CONTENT} isPicture={false} />)
    expect(document.querySelector('canvas')).toBeNull()
    expect(document.querySelector('svg')).not.toBeNull()
    expect(decode).not.toHaveBeenCalled()
  })

  it('stays empty without an error if a picture cannot be decoded', async () => {
    const { decode, drawImage } = pictures(1, 1)
    decode.mockRejectedValue(new Error('No picture'))
    unmount = mount(<FilePreview content={CONTENT} isPicture />)
    await vi.waitFor(() => expect(decode).toHaveBeenCalledOnce())
    expect(drawImage).not.toHaveBeenCalled()
    expect(document.querySelector('canvas')).not.toBeNull()
  })
})
