import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { arrived } from '../../services/readers/index.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createTexts } from '../../texts/index.ts'
import { Belongings } from './Belongings.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, answers: {} as Record<string, unknown> }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.mock('../../data/query.ts', () => ({
  useQuery: ({ id }: { id: string }) => ({ data: stage.answers[id], at: 0, retry: () => undefined }),
}))

const texts = createTexts('en', await loadAllTexts('en'))
const { t } = texts
stage.i18n = texts

const render = (elements: readonly unknown[]) => {
  stage.answers = {
    getRelationChildElements: arrived('getRelationChildElements', elements),
    getMyInfo: arrived('getMyInfo', []),
  }
  return renderToStaticMarkup(<Belongings id="R1" places={{}} />)
}
const skipped = (count: number) => t('reads.skipped', { count })

describe('Belongings', () => {
  it('counts the skipped rows of a card in that card only', () => {
    const html = render([{ Id: 'L1', Description: 'Depot', Type: 'ChargeLocation' }, { Type: 'Relation' }])
    const [organisations] = html.split(t('relations.belongs.RelationContact'))
    expect(organisations).toContain(skipped(1))
    expect(html.split(skipped(1))).toHaveLength(2)
  })

  it('reports the number of rows without a class only once', () => {
    const html = render([null, 7])
    expect(html.split(skipped(2))).toHaveLength(2)
  })
})
