// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { mount } from '../../ui/testing/mount.tsx'
import { FilePreview } from './FilePreview.tsx'

let unmount = () => undefined as void
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A browser in which each file is a picture of this size; what is drawn of it, and whether it was given back. */
const pictures = (width: number, height: number) => {
  const close = vi.fn()
  const drawImage = vi.fn()
  const decode = vi.fn(async () => ({ width, height, close }))
  vi.stubGlobal('createImageBitmap', decode)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never)
  return { close, drawImage, decode }
}
const CONTENT = new Blob(['picture'])

it('A picture is shown by the square in its middle, and its memory is given back', async () => {
  const { close, drawImage } = pictures(400, 200)
  unmount = mount(<FilePreview content={CONTENT} isPicture />)
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  const [, ...from] = drawImage.mock.calls[0] ?? []
  expect(from.slice(0, 4)).toEqual([100, 0, 200, 200])
})

it('Another file has a sign, and is not decoded', () => {
  const { decode } = pictures(1, 1)
  unmount = mount(<FilePreview content={CONTENT} isPicture={false} />)
  expect(document.querySelector('canvas')).toBeNull()
  expect(document.querySelector('svg')).not.toBeNull()
  expect(decode).not.toHaveBeenCalled()
})

it('A picture that cannot be decoded leaves an empty place and no error', async () => {
  const { decode, drawImage } = pictures(1, 1)
  decode.mockRejectedValue(new Error('No picture'))
  unmount = mount(<FilePreview content={CONTENT} isPicture />)
  await vi.waitFor(() => expect(decode).toHaveBeenCalledOnce())
  expect(drawImage).not.toHaveBeenCalled()
  expect(document.querySelector('canvas')).not.toBeNull()
})
