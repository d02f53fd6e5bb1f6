import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { readCharger } from '../../services/readers/chargers.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { TodoCard } from './TodoCard.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, tasks: [] as unknown[] }))
const NOW = Date.parse('2026-11-18T13:20:00Z')
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.mock('../../data/useNow.ts', () => ({
  useNow: () => NOW,
  useClock: <T,>(valueAt: (now: number) => T) => valueAt(NOW),
}))
vi.mock('./tasks.ts', () => ({ useTasks: () => stage.tasks }))
const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
stage.i18n = { t, ...texts, formats: createFormats('en') }

it('the to-do card shows a sentence instead of an empty list', () => {
  const drawn = renderToStaticMarkup(<TodoCard chargers={[]} />)
  expect(drawn).toContain(t('dashboard.todo.none'))
  expect(drawn).not.toContain('<ul')
})

it('the to-do card shows the state and the next step of each charger that needs attention', () => {
  const charger = (Id: string, Status: string) =>
    readCharger({
      Id,
      Description: Id,
      Connectors: [{ Id: `${Id}-1`, Status }],
      LastHeartbeat: '2026-11-18T12:38:00Z',
      CurrentError: 'GroundFailure',
    })
  const drawn = renderToStaticMarkup(
    <TodoCard chargers={[charger('Silent', 'OFFLINE_CHARGING'), charger('Broken', 'ERROR')]} />,
  )
  expect(drawn).toContain('Charging when last seen 42 min ago. The charger is offline. Next step:')
  expect(drawn).toContain('earth fault. Next step: restart the charger.')
})
