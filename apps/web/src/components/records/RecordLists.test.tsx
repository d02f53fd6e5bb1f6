import type { MetaField } from '@portal/schemas/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createFormats, createTexts, loadTexts, sharedTexts } from '../../texts/index.ts'
import { RecordLists } from './RecordLists.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
const texts = createTexts('en', await loadTexts('en', [sharedTexts]))
const formats = createFormats('en')
stage.i18n = { ...texts, formats }

const MESSAGES = { Name: 'Messages', Type: 'array' } as MetaField
const words = {
  formats,
  colon: ': ',
  labelOf: (name: string) => name,
  wordOf: (_: string, value: unknown) => String(value),
  countOf: String,
}

describe('RecordLists', () => {
  it('renders the valid entries of a nested list as a table and counts the invalid ones below', () => {
    const record = { Id: 'RQ1', Messages: [null, { Text: 'When do you come?' }, 7] }
    const drawn = renderToStaticMarkup(<RecordLists meta={[MESSAGES]} record={record} words={words} />)
    expect(drawn.match(/<tr/g)).toHaveLength(2)
    expect(drawn).toContain('When do you come?')
    expect(drawn).toContain('2 records could not be shown')
  })
})
