import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { QueryOptions } from '../../../data/query.ts'
import { loadAllTexts } from '../../../texts/all.ts'
import { createTexts } from '../../../texts/index.ts'
import { MessageAnswer } from './MessageAnswer.tsx'

const stage = vi.hoisted(() => ({
  i18n: undefined as unknown,
  data: undefined as object | undefined,
  options: {} as QueryOptions<{ Status: string }>,
}))
vi.mock('../../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.mock('../../../data/query.ts', () => ({
  useQuery: (_route: object, _input: object, options: QueryOptions<{ Status: string }>) => {
    stage.options = options
    return { data: stage.data, error: undefined }
  },
}))

const texts = createTexts('en', await loadAllTexts('en'))
stage.i18n = texts

const render = (data: object | undefined) => {
  stage.data = data
  return renderToStaticMarkup(<MessageAnswer answer={{ Id: 'M1' }} />)
}

it.each([
  ['before the first read', undefined, texts.t('network.message.waiting')],
  ['while it is pending', { Status: 'PENDING' }, texts.t('network.message.waiting')],
  ['after it failed', { Status: 'FAILED' }, texts.t('messages.failed')],
  [
    'with its verdict',
    { Status: 'ANSWERED', Answer: '{"status":"Accepted"}' },
    texts.t('messages.answered.Accepted'),
  ],
  [
    'with its values',
    { Status: 'ANSWERED', Answer: '{"status":"Accepted","data":"Hello"}' },
    `${texts.t('messages.answered.Accepted')} data: Hello`,
  ],
  ['with an unknown status', { Status: '?POSTPONED' }, 'Unknown (POSTPONED)'],
])('MessageAnswer shows a message %s', (_, data, words) => {
  expect(render(data)).toBe(words)
})

it('MessageAnswer keeps the first of two answers', () => {
  render(undefined)
  const { compare } = stage.options
  const read = (Status: string) => ({ data: { Status }, at: 0 })
  expect(compare?.(read('PENDING'), read('ANSWERED'))).toBe(false)
  expect(compare?.(read('ANSWERED'), read('PENDING'))).toBe(false)
  expect(compare?.(read('ANSWERED'), read('ANSWERED'))).toBe(true)
})
