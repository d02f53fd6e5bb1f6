import { expect, it, vi } from 'vitest'
import { CARDS } from '../features/cards/list.tsx'
import { chargerTable } from '../features/chargers/listView.ts'
import { REQUESTS } from '../features/requests/list.ts'
import { SESSIONS } from '../features/sessions/list.tsx'

// Card actions read browser globals on import, and this test runs in Node.
vi.mock('../features/cards/actions/Repairs.tsx', () => ({
  ChooseUser: () => null,
  ChooseSubscription: () => null,
}))

it('The lists of customers remember their filters under the names of S3', () => {
  expect([REQUESTS, SESSIONS, CARDS, chargerTable].map(({ rememberAs }) => rememberAs)).toEqual([
    'chargepassrequest',
    'charginghistory',
    'cards',
    'chargers',
  ])
})
