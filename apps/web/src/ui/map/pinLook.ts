import type { Palette } from './pointLook.ts'

const RADIUS = 11
const HEIGHT = 30

export const drawPin = (
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  palette: Palette,
  pixelRatio: number,
): void => {
  const radius = RADIUS * pixelRatio
  const middle = y - (HEIGHT - RADIUS) * pixelRatio
  context.save()
  context.beginPath()
  context.arc(x, middle, radius, Math.PI * 0.85, Math.PI * 0.15)
  context.lineTo(x, y)
  context.closePath()
  context.fillStyle = palette.accent
  context.fill()
  context.lineWidth = 2 * pixelRatio
  context.strokeStyle = palette.surface
  context.stroke()
  context.beginPath()
  context.arc(x, middle, radius * 0.36, 0, Math.PI * 2)
  context.fillStyle = palette.surface
  context.fill()
  context.restore()
}
