import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { ReportTiles } from './ReportTiles.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
beforeEach(async () => {
  stage.i18n = { ...createTexts('en', await loadAllTexts('en')), formats: createFormats('en') }
})

const groups = [
  {
    Id: 'L1',
    Description: 'Depot',
    EnergyKwh: 40,
    Revenue: 10,
    Sessions: 2,
    Connectors: 1,
    UptimePercent: 99,
    Trend: [],
  },
]
/** Returns the number of description lines in the four tiles. */
const linesWith = (earlier: typeof groups | undefined, isAwaited: boolean): number =>
  renderToStaticMarkup(<ReportTiles groups={groups} earlier={earlier} isAwaited={isAwaited} />).split('<dd')
    .length - 1

it('the tiles reserve a line for each comparison while it loads, and omit the line if there is no comparison', () => {
  expect(linesWith(undefined, true)).toBe(8)
  expect(linesWith(groups, false)).toBe(8)
  expect(linesWith(undefined, false)).toBe(4)
})
