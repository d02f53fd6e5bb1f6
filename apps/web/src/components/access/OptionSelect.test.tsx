import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { withSkips } from '../../data/records.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createTexts } from '../../texts/index.ts'
import { OptionSelect } from './OptionSelect.tsx'
import { optionsOf } from './options.ts'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))

const texts = createTexts('en', await loadAllTexts('en'))
stage.i18n = texts

describe('OptionSelect', () => {
  it('counts the options that could not be shown', () => {
    const data = { Data: withSkips([{ Id: 'R1' }], 2) }
    const read = { data, error: undefined, retry: () => undefined } as unknown as Parameters<
      typeof optionsOf<typeof data, { Id: string }>
    >[0]
    const from = optionsOf(
      read,
      ({ Data }) => Data.filter(({ Id }) => Id !== ''),
      ({ Id }) => ({ value: Id, label: Id }),
    )
    const html = renderToStaticMarkup(
      <OptionSelect name="list" label="List" from={from} value="" onChoose={() => undefined} />,
    )
    expect(html).toContain(texts.t('reads.skipped', { count: 2 }))
  })
})
