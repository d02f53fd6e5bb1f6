import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import type { ReadStatement } from './reads.ts'
import { SummaryCard } from './SummaryCard.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
stage.i18n = { t, ...texts, formats: createFormats('en') }

const render = (isWhole: boolean) => {
  const statement: Pick<ReadStatement, 'lines' | 'payout' | 'reimbursedKwh' | 'meterKwh' | 'isWhole'> = {
    lines: [],
    payout: 12,
    reimbursedKwh: 40,
    meterKwh: 41,
    isWhole,
  }
  return renderToStaticMarkup(<SummaryCard statement={statement as ReadStatement} contract={undefined} />)
}

it('the summary warns if sessions are missing from the statement', () => {
  expect(render(false)).toContain(t('statement.notWhole'))
  expect(render(true)).not.toContain(t('statement.notWhole'))
  expect(render(true)).toContain('€12.00')
})
