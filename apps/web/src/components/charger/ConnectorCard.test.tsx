import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { arrived } from '../../services/readers/index.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { ConnectorCard } from './ConnectorCard.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, session: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.mock('../ChargerBadge.tsx', () => ({ ChargerBadge: () => null }))
vi.mock('../commands/CommandButton.tsx', () => ({ CommandButton: () => null }))
vi.mock('../CopyId.tsx', () => ({ CopyId: () => null }))
vi.mock('../../data/query.ts', () => ({
  useQuery: () => ({ data: stage.session, at: 0, error: undefined, retry: () => undefined }),
}))

const texts = createTexts('en', await loadAllTexts('en'))
stage.i18n = { ...texts, formats: createFormats('en') }

it('a connector card shows the number of skipped meter values below the curve of a running session', () => {
  stage.session = arrived('getChargesession', { Id: 'S1', MeterValues: [null, { PowerKw: 1 }] })
  const charger = arrived('getChargepoint', { Id: 'CP1', Connectors: [{ Id: 'C1', SessionId: 'S1' }] })
  const html = renderToStaticMarkup(
    <>
      {charger.Connectors.map((connector) => (
        <ConnectorCard key={connector.Id} charger={charger} connector={connector} />
      ))}
    </>,
  )
  expect(html).toContain(texts.t('reads.skipped', { count: 2 }))
})
