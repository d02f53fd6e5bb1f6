import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { readCharger } from '../../services/readers/chargers.ts'
import { readSession } from '../../services/readers/sessions.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { ChargingNow } from './ChargingNow.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, session: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n, useUserInfo: () => ({}) }))
vi.mock('./summary.ts', () => ({ runningFilter: () => '' }))
vi.mock('../../components/commands/CommandButton.tsx', () => ({ CommandButton: () => 'stop' }))
vi.mock('../../data/query.ts', () => ({
  useQuery: () => ({ data: { Data: [stage.session], Page: { Results: 1 } } }),
}))
const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
stage.i18n = { t, ...texts, formats: createFormats('en') }

const OWN = readCharger({ Id: 'CP1', Description: 'Depot Gent · bay 1', Connectors: [] })
const drawn = (session: object) => {
  stage.session = readSession({ Id: 'S1', EvseId: 'LU*LTZ*E1*1', Start: '2026-05-20T09:29:00Z', ...session })
  return renderToStaticMarkup(<ChargingNow chargers={[OWN]} />)
}

it('the running sessions show a session on another network with its own name and no stop button', () => {
  const other = { ChargePointId: '', Description: 'Letzelux · Esch-sur-Alzette' }
  expect(drawn(other)).toContain('Letzelux · Esch-sur-Alzette')
  expect(drawn(other)).not.toContain('LU*LTZ*E1*1')
  expect(drawn(other)).not.toContain('stop')
  expect(drawn({ ChargePointId: 'CP1', Description: 'As it was called then' })).toContain(
    'Depot Gent · bay 1',
  )
})

it('the running sessions show the number of skipped meter values below the curve', () => {
  expect(drawn({ MeterValues: [null, { PowerKw: 1 }] })).toContain(t('reads.skipped', { count: 2 }))
})
