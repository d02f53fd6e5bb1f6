import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coverage, transitionsOf } from '@portal/paths'
import {
  chartOf,
  css,
  type Layout,
  type Listed,
  layOut,
  listCharts,
  marksOf,
  type Point,
  type Rectangle,
  statesIn,
  svgOf,
} from '@portal/paths/charts'
import { projectOf } from '@portal/paths/command'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROOFS } from './models.ts'
import config from './paths.config.ts'

const MACHINES = import.meta.dirname
const listed = await listCharts(projectOf(config, MACHINES).sets)
/** Only catches a layout that hangs; not a performance target. */
const BUSY_MACHINE_MS = 120_000

const touch = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]))

/** Line segment, shortened slightly so that touching an edge does not count as crossing it. */
const stretch = (from: Point, to: Point): Rectangle => ({
  x: Math.min(from.x, to.x) + 0.5,
  y: Math.min(from.y, to.y) + 0.5,
  width: Math.max(0.1, Math.abs(from.x - to.x) - 1),
  height: Math.max(0.1, Math.abs(from.y - to.y) - 1),
})

const inXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

describe.each(listed)('the drawing of $name', (one: Listed) => {
  const chart = chartOf(one.machine)
  let layout: Layout
  let svg: string
  beforeAll(async () => {
    layout = await layOut(chart)
    svg = svgOf(chart, layout, { ...one, css: await css })
  }, BUSY_MACHINE_MS)

  it('shows every transition of the machine, including eventless, delayed and invoke transitions', () => {
    for (const id of transitionsOf(one.machine).values())
      expect(svg).toContain(`data-transition="${inXml(id)}"`)
  })

  it('shows every state, and every state has a description', () => {
    for (const { id, description } of statesIn(chart.root)) {
      expect(svg).toContain(`data-state="${inXml(id)}"`)
      expect(description, `machines/${one.name}: '${id}' has no description`).not.toBe('')
    }
  })

  it('keeps states and labels apart', () => {
    const solid = [...layout.states.filter(({ state }) => state.states.length === 0), ...layout.labels]
    for (const [a, b] of pairs<Rectangle>(solid)) expect(touch(a, b)).toBe(false)
  })

  it('fits all text in its boxes', () => {
    for (const { box, width, height } of [...layout.states, ...layout.labels]) {
      expect(box.width).toBeLessThanOrEqual(width + 0.01)
      expect(box.height).toBeLessThanOrEqual(height + 0.01)
    }
  })

  it('draws no line through a state or a label', () => {
    const solid = [...layout.states.filter(({ state }) => state.states.length === 0), ...layout.labels]
    const stretches = layout.lines.flatMap(({ points }) =>
      points.slice(1).flatMap((to, index) => stretch(points[index] ?? to, to)),
    )
    expect(stretches.filter((line) => solid.some((box) => touch(box, line)))).toEqual([])
  })

  it('equals the committed file', async () => {
    expect(svg).toBe(await readFile(join(one.folder, 'chart.svg'), 'utf8'))
  })
})

it('The drawings show every transition of the committed paths', () => {
  for (const { model, committed } of Object.values(PROOFS)) {
    const drawn = new Set(chartOf(model.machine).transitions.map(({ id }) => id))
    for (const id of coverage(model, committed.paths).covered) expect(drawn).toContain(id)
  }
})

it('A drawing marks the transitions that no path takes', () => {
  const { model, committed } = PROOFS.signIn
  const some = marksOf({ model, paths: committed.paths.slice(0, 1) }, undefined)
  const all = marksOf({ model, paths: committed.paths }, undefined)
  const ids = chartOf(model.machine).transitions.map(({ id }) => id)
  expect(ids.filter((id) => some(id) === 'uncovered')).not.toHaveLength(0)
  expect(ids.filter((id) => all(id) === 'uncovered')).toEqual([])
  expect(marksOf(undefined, undefined)('anything')).toBe('unproven')
})

it('Every folder with a machine has a drawing', () => {
  const folders = readdirSync(MACHINES).filter((name) => existsSync(join(MACHINES, name, 'machine.ts')))
  expect(listed.map(({ name }) => name)).toEqual(folders.toSorted())
})
