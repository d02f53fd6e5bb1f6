import { listChargesessions } from '@portal/schemas'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { FigureTiles } from './FigureTiles.tsx'

const NOW = Date.parse('2026-05-20T06:20:00Z')
const stage = vi.hoisted(() => ({ i18n: undefined as unknown, before: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n, useUserInfo: () => ({ role: [] }) }))
vi.mock('../../data/useNow.ts', () => ({
  useNow: () => NOW,
  useClock: <T,>(valueAt: (now: number) => T) => valueAt(NOW),
}))
vi.mock('../../data/query.ts', () => ({
  HOUR_MS: 3_600_000,
  useQuery: (operation: unknown, input?: { body?: { start: string } }) => {
    if (operation === listChargesessions)
      return { data: { Data: [{ Id: 'S1', EnergyKwh: 9, Start: '2026-05-19T10:00:00Z' }] } }
    const isThisMonth = input?.body?.start === '2026-04-30T22:00:00.000Z'
    return { data: isThisMonth ? { EnergyKwh: 120, Price: 40, Sessions: 6, Days: [] } : stage.before }
  },
}))
const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
beforeEach(() => {
  stage.i18n = { t, ...texts, formats: createFormats('en') }
})

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const notes = () =>
  renderToStaticMarkup(<FigureTiles chargers={[]} />)
    .split('<dl')
    .slice(1)
    .map((tile) => wordsOf((tile.match(/<dd.*?<\/dd>/g) ?? [])[1] ?? ''))

it('the figure tiles compare energy, cost and sessions with the previous month', () => {
  stage.before = { EnergyKwh: 100, Price: 50, Sessions: 6, Days: [] }
  const against = t('dashboard.against', { month: 'April' })
  const [energy, cost, sessions, last] = notes()
  expect(energy).toBe(`+ 20% ${against}`)
  expect(cost).toBe(`− 20% · ${t('dashboard.vat', { rate: '21%' })}`)
  expect(sessions).toBe(`+ 0% ${against}`)
  expect(last).toContain('19 May 2026')
})

it('the figure tiles for energy and sessions show a note if the previous month has no data', () => {
  stage.before = { EnergyKwh: 0, Price: 0, Sessions: 0, Days: [] }
  const none = t('dashboard.against.none', { month: 'April' })
  const [energy, cost, sessions] = notes()
  expect([energy, sessions]).toEqual([none, none])
  expect(cost).toBe(t('dashboard.vat', { rate: '21%' }))
})
