import { FileText } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Twice the displayed size, for high-density screens. */
const SIDE_PX = 96

/** Thumbnail of a picture, or an icon. Drawn on a canvas, so private files get no object URL. */
export const FilePreview = ({ content, isPicture }: { content: Blob | undefined; isPicture: boolean }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      if (!content || !isPicture) return
      const picture = await createImageBitmap(content)
      const context = canvas.current?.getContext('2d')
      if (!isGone && context) {
        const { width, height } = picture
        const side = Math.min(width, height)
        context.drawImage(
          picture,
          (width - side) / 2,
          (height - side) / 2,
          side,
          side,
          0,
          0,
          SIDE_PX,
          SIDE_PX,
        )
      }
      picture.close()
    }
    // A picture that cannot be drawn can still be sent.
    draw().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [content, isPicture])
  return (
    <span className="inline-flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-sunken text-ink-3">
      {isPicture ? (
        <canvas ref={canvas} width={SIDE_PX} height={SIDE_PX} aria-hidden="true" className="size-full" />
      ) : (
        <FileText size={22} />
      )}
    </span>
  )
}
