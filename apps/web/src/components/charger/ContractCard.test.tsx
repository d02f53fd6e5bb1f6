import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '../../data/paths.ts'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { ContractCard, type ContractCardProps } from './ContractCard.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, contract: {} }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.mock('../../data/contract.ts', () => ({
  useContract: () => ({ data: stage.contract, at: 0, error: undefined, retry: () => undefined }),
}))

const texts = createTexts('en', await loadAllTexts('en'))
stage.i18n = { ...texts, formats: createFormats('en') }

const render = (contract: object, typePath?: ContractCardProps['typePath']) => {
  stage.contract = { ContractNumber: 'C-1', ...contract }
  return renderToStaticMarkup(<ContractCard placementId="PL1" {...(typePath && { typePath })} />)
}

describe('ContractCard', () => {
  it('links the subscription type only for users who may open it', () => {
    const contract = { SubscriptionTypeId: 'ST1', SubscriptionDescription: 'Fan' }
    const href = `href="${paths.netSubscriptionType('ST1')}"`
    expect(render(contract, paths.netSubscriptionType)).toContain(href)
    expect(render(contract)).not.toContain(href)
    expect(render(contract)).toContain('>Fan<')
  })

  it('shows the id of a subscription type without a description', () => {
    expect(render({ SubscriptionTypeId: 'ST1' })).toContain('>ST1<')
  })

  it('shows the custom guest price only if there is one', () => {
    const label = texts.t('contract.guestFee')
    expect(render({ CustomGuestFee: 2 })).toContain(label)
    expect(render({ CustomGuestFee: 0 })).not.toContain(label)
  })
})
