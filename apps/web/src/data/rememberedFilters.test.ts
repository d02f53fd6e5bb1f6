// @vitest-environment jsdom
import { FIRST_VIEW } from '@portal/machines'
import { afterEach, describe, expect, it } from 'vitest'
import { openingView, type RememberedFilters, type TableAddress, writeView } from './tableAddress.ts'

const cards: TableAddress = {
  filterFields: ['Number'],
  sortFields: [],
  first: FIRST_VIEW,
  rememberAs: 'cards',
}
const filters = [{ field: 'Number', operator: 'CO', value: '012' }] as const
const goTo = (address: string) => window.history.replaceState(null, '', address)

const remembered: RememberedFilters = new Map()
afterEach(() => remembered.clear())

describe('a list with remembered filters (S3)', () => {
  it('restores them when the user returns', () => {
    goTo('/my/tokens')
    writeView({ ...FIRST_VIEW, filters }, cards, remembered)
    goTo('/my/tokens')
    expect(openingView(cards, remembered).filters).toEqual(filters)
  })

  it('does not restore them if the URL has a view or the user has cleared them', () => {
    goTo('/my/tokens')
    writeView({ ...FIRST_VIEW, filters }, cards, remembered)
    goTo('/my/tokens?page=2')
    expect(openingView(cards, remembered)).toMatchObject({ filters: [], page: 2 })
    writeView(FIRST_VIEW, cards, remembered)
    goTo('/my/tokens')
    expect(openingView(cards, remembered).filters).toEqual([])
  })

  it('ignores the filters of other lists', () => {
    goTo('/my/tokens')
    writeView({ ...FIRST_VIEW, filters }, cards, remembered)
    goTo('/my/chargesession')
    expect(openingView({ ...cards, rememberAs: 'charginghistory' }, remembered).filters).toEqual([])
  })
})
