import { OTHER_GROUPS } from '@portal/schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { ReportTable } from './ReportTable.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))

const group = (Id: string, Description: string, EnergyKwh: number) => ({
  Id,
  Description,
  EnergyKwh,
  Revenue: EnergyKwh / 4,
  Sessions: 2,
  Connectors: 1,
  UptimePercent: 100,
  Trend: [],
})

beforeEach(async () => {
  stage.i18n = { ...createTexts('nl', await loadAllTexts('nl')), formats: createFormats('nl') }
})

it('the table lists “All others” last, translated and without a link, and includes them in the total', () => {
  const groups = [
    group(OTHER_GROUPS, 'All others', 900),
    group('L1', 'Depot Gent', 40),
    group('L2', 'Depot Aalst', 60),
  ]
  const table = renderToStaticMarkup(
    <ReportTable by="location" groups={groups} earlier={undefined} hrefOf={(id) => `/${id}`} />,
  )
  const rows = table.split('<tr').slice(2)
  const names = ['Depot Aalst', 'Depot Gent', 'Alle andere, geschat', 'Totaal']
  expect(rows.map((row) => names.find((name) => row.includes(name)))).toEqual(names)
  expect(rows.map((row) => row.match(/href="([^"]+)"/)?.[1])).toEqual(['/L2', '/L1', undefined, undefined])
  expect(rows.at(-1)).toContain('1.000,0')
})
