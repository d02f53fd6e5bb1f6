import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { loadAllTexts } from '../../texts/all.ts'
import { createTexts } from '../../texts/index.ts'
import { TodoCard } from './TodoCard.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, tasks: [] as unknown[] }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.mock('./tasks.ts', () => ({ useTasks: () => stage.tasks }))
const { t, ...texts } = createTexts('en', await loadAllTexts('en'))
stage.i18n = { t, ...texts }

it('Nothing to do is a sentence and no empty list', () => {
  const drawn = renderToStaticMarkup(<TodoCard chargers={[]} />)
  expect(drawn).toContain(t('dashboard.todo.none'))
  expect(drawn).not.toContain('<ul')
})
