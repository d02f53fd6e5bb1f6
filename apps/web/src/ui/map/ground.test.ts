import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Polygon from 'ol/geom/Polygon.js'
import { fromLonLat } from 'ol/proj.js'
import { describe, expect, it } from 'vitest'
import { groundFormat, groundStyle } from './ground.ts'
import type { Palette } from './pointLook.ts'

const file = readFileSync(join(import.meta.dirname, 'ground.json'))
const features = groundFormat().readFeatures(file.toString())
/** Palette that returns the names of the colours. */
const palette = new Proxy({}, { get: (_, name) => name }) as Palette
const NEAR = 300
const lookOf = (properties: Record<string, string>, resolution = NEAR) =>
  groundStyle({ get: (name) => properties[name] }, resolution, palette)

/** Returns the tones of the areas at a point, or 'sea' if there are none. */
const groundAt = (longitude: number, latitude: number) =>
  features
    .filter(
      (feature) =>
        feature.get('tone') && feature.getGeometry()?.intersectsCoordinate(fromLonLat([longitude, latitude])),
    )
    .map((feature) => String(feature.get('tone')))
    .join() || 'sea'

describe('the base map without tiles', () => {
  it.each([
    ['Gent', 3.72, 51.05, 'home'],
    ['Oostende', 2.92, 51.22, 'home'],
    ['Knokke', 3.29, 51.34, 'home'],
    ['Amsterdam', 4.9, 52.36, 'home'],
    ['Lelystad, on a polder', 5.48, 52.5, 'home'],
    ['Luxembourg', 6.13, 49.61, 'home'],
    ['Baarle-Hertog, an enclave', 4.93, 51.44, 'home'],
    ['Lille', 3.06, 50.63, 'abroad'],
    ['Aachen', 6.08, 50.78, 'abroad'],
    ['London', -0.1, 51.5, 'abroad'],
    ['the North Sea', 2.8, 51.6, 'sea'],
    ['the IJsselmeer', 5.3, 52.8, 'sea'],
    ['the mouth of the Schelde', 3.8, 51.39, 'sea'],
  ])('gives $0 the tone $3', (_, longitude, latitude, ground) => {
    expect(groundAt(longitude, latitude)).toBe(ground)
  })

  it.each(['provinces', 'coast', 'borders', 'rivers', 'motorways'])('contains %s as lines', (layer) => {
    const lines = features.filter((feature) => feature.get('layer') === layer)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line.getGeometry()).not.toBeInstanceOf(Polygon)
  })

  it('contains provincial borders in Belgium and in the Netherlands', () => {
    const provinces = features.find((feature) => feature.get('layer') === 'provinces')?.getGeometry()
    const meets = (west: number, south: number, east: number, north: number) =>
      provinces?.intersectsExtent([...fromLonLat([west, south]), ...fromLonLat([east, north])])
    expect(meets(4.2, 50.6, 4.9, 51)).toBe(true)
    expect(meets(5.5, 52.2, 6.5, 53)).toBe(true)
  })

  it('stays below 70 kB when compressed', () => {
    expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(70_000)
  })
})

describe('groundStyle', () => {
  it('distinguishes land, other countries and sea, and draws every feature of the file', () => {
    expect(lookOf({ layer: 'sea' })?.getFill()?.getColor()).toBe('water')
    expect(lookOf({ layer: 'sea' })?.getZIndex()).toBe(0)
    expect(lookOf({ tone: 'home' })?.getFill()?.getColor()).toBe('land')
    expect(lookOf({ tone: 'abroad' })?.getFill()?.getColor()).toBe('abroad')
    expect(lookOf({ layer: 'rivers', size: 'large' })?.getStroke()?.getColor()).toBe('water')
    for (const feature of features) expect(groundStyle(feature, NEAR, palette)).toBeDefined()
  })

  it('draws borders and provinces with different dashes, above land and rivers', () => {
    const [border, province] = ['borders', 'provinces'].map((layer) => lookOf({ layer }))
    expect(border?.getStroke()?.getLineDash()).not.toEqual(province?.getStroke()?.getLineDash())
    const river = lookOf({ layer: 'rivers', size: 'large' })?.getZIndex() ?? 0
    expect(lookOf({ tone: 'home' })?.getZIndex()).toBeLessThan(river)
    expect(province?.getZIndex()).toBeGreaterThan(river)
  })

  it('draws motorways above rivers and below borders, within their zoom range', () => {
    const road = lookOf({ layer: 'motorways' })
    expect(road?.getStroke()?.getColor()).toBe('map-road')
    expect(road?.getZIndex()).toBeGreaterThan(lookOf({ layer: 'rivers', size: 'large' })?.getZIndex() ?? 0)
    expect(road?.getZIndex()).toBeLessThan(lookOf({ layer: 'borders' })?.getZIndex() ?? 0)
    const STEP_9 = 305.7
    expect(lookOf({ layer: 'motorways' }, STEP_9)).toBeDefined()
    expect(lookOf({ layer: 'motorways' }, STEP_9 / 2)).toBeUndefined()
  })

  it('omits provinces, motorways and small rivers at low zoom', () => {
    const FAR_AWAY = 2_400
    expect(lookOf({ layer: 'provinces' }, FAR_AWAY)).toBeUndefined()
    expect(lookOf({ layer: 'motorways' }, FAR_AWAY)).toBeUndefined()
    expect(lookOf({ layer: 'rivers', size: 'small' }, FAR_AWAY)).toBeUndefined()
    expect(lookOf({ layer: 'borders' }, FAR_AWAY)).toBeDefined()
  })
})
