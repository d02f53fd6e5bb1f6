import { describe, expect, it } from 'vitest'
import { drawPoint, type Palette, type PointCounts } from './pointLook.ts'

/** Palette that returns the names of the colours. */
const palette = new Proxy({}, { get: (_, name) => name }) as Palette

/** Returns the drawn lines and fills: dashes, colour and number of straight sides. */
const drawn = (counts: PointCounts) => {
  const done: { colour: unknown; dashes: readonly number[]; sides: number; isLine: boolean }[] = []
  let dashes: readonly number[] = []
  let sides = 0
  const note = (colour: unknown, isLine: boolean) => done.push({ colour, dashes, sides, isLine })
  const canvas: Record<string, unknown> = {
    beginPath: () => {
      sides = 0
    },
    lineTo: () => {
      sides += 1
    },
    setLineDash: (pattern: readonly number[]) => {
      dashes = pattern
    },
    stroke: () => note(canvas['strokeStyle'], true),
    fill: () => note(canvas['fillStyle'], false),
  }
  for (const name of ['arc', 'moveTo', 'closePath', 'save', 'restore', 'setTransform', 'fillText'])
    canvas[name] = () => undefined
  const shape = { counts, label: '2', isCluster: false, isChosen: false }
  drawPoint(canvas as unknown as CanvasRenderingContext2D, [10, 10], shape, palette, 1)
  return done
}

describe('drawPoint', () => {
  it('marks a fault with a triangle on the ring, not by colour alone (WCAG 1.4.1)', () => {
    const triangles = (counts: PointCounts) =>
      drawn(counts).filter(({ colour, sides, isLine }) => colour === 'err' && sides === 2 && !isLine)
    expect(triangles({ ok: 2, err: 1 })).toHaveLength(1)
    expect(triangles({ ok: 2, off: 1 })).toHaveLength(0)
  })

  it('dashes only the part of the ring for offline chargers (WCAG 1.4.1)', () => {
    const parts = drawn({ ok: 2, charge: 1, park: 1, off: 1 }).filter(({ isLine }) => isLine)
    expect(parts.map(({ colour, dashes }) => [colour, dashes.length > 0])).toEqual([
      ['ok', false],
      ['charge', false],
      ['park', false],
      ['off', true],
    ])
  })
})
