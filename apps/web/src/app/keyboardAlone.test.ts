import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allRoutes } from './allRoutes.ts'

/*
 * Each screen of operators, and what customers come for, is worked on by the keyboard alone: in a journey that presses nothing
 * with the mouse.
 */

/** Where its journey is, and how its title begins. */
const JOURNEYS: Readonly<Record<string, readonly [file: string, title: string]>> = {
  '/network': ['operatorDay', 'An operator’s morning by keyboard alone'],
  '/network/monitor': ['monitor', 'An operator sees the worst on top'],
  '/network/alarms': ['bulkActions', 'An operator acknowledges a range of alarms by keyboard alone'],
  '/network/locations': ['locationEditor', 'An operator creates a location'],
  '/network/locations-configuration': ['locationEditor', 'An operator creates a location'],
  '/network/my-locations': ['operatorWork', 'My locations, CPO and offline charge points'],
  '/network/chargepoints': ['networkActs', 'An operator starts a charge'],
  '/network/cpo-chargepoints': ['operatorWork', 'My locations, CPO and offline charge points'],
  '/network/offline-chargepoints': ['operatorWork', 'My locations, CPO and offline charge points'],
  '/network/cpo-contracts': ['operatorWork', 'My locations, CPO and offline charge points'],
  '/network/sessions': ['operatorWork', 'A live session is found by its view'],
  '/network/cdrs': ['network', 'A price is recomputed'],
  '/network/requests': ['operatorWork', 'A request is planned on the calendar'],
  '/network/find-card': ['network', 'A card is found by its printed number'],
  '/network/card-requests': ['network', 'An order of cards that is approved'],
  '/network/whitelists': ['whitelists', 'An operator finds the group of a customer'],
  '/network/relations': ['organisationActs', 'An operator finds a customer in the tree'],
  '/network/subscription-types': ['cardActs', 'An operator creates a subscription type'],
  '/network/bulk-subscriptions': ['bulkSubscriptions', 'An operator changes the subscriptions'],
  '/network/reports': ['reports', 'An operator reads a report'],
  '/network/scheduler': ['operatorWork', 'A job says when it runs'],
  '/network/translations': ['translations', 'A text is changed with its placeholders checked'],
  '/network/admin': ['admin', 'The logs, connections, subscriptions'],
  '/network/admin/alarms': ['admin', 'The logs, connections, subscriptions'],
  '/network/admin/backlogs': ['admin', 'The logs, connections, subscriptions'],
  '/network/admin/errors': ['admin', 'The logs, connections, subscriptions'],
  '/network/admin/subscriptions': ['admin', 'The logs, connections, subscriptions'],
  '/network/admin/connections': ['admin', 'The logs, connections, subscriptions'],
  '/network/subscriptions': ['networkFinds', 'An operator finds a subscription'],
  '/network/admin/sessions-in-error': ['admin', 'The logs, connections, subscriptions'],
  '/network/admin/classes': ['admin', 'A super administrator opens any class'],
  '/network/admin/tables': ['admin', 'A failed e-mail is sent again'],
  '/network/admin/emails': ['admin', 'A failed e-mail is sent again'],
  '/network/admin/protected-users': ['admin', 'A super administrator sees a protected person'],
  '/network/admin/test': ['admin', 'Any call can be tried'],
  '/network/admin/commands': ['admin', 'A command goes to many charge points'],
}

/** What all lists and records share, beside those. */
const SHARED = [
  ['network', 'The keyboard alone opens a record, changes it and saves'],
  ['network', 'A change that meets that of another operator is merged'],
  ['network', 'Groups of the menu fold'],
  ['networkActs', 'An operator changes a setting of a charge point'],
  ['networkActs', 'An operator acknowledges an alarm, assigns it'],
  ['operatorWork', 'The keyboard folds the menu, walks the rows of a list'],
  ['cardActs', 'An operator decides orders one after the other by keyboard'],
] as const

/** What customers come for, beside what they share with operators. */
const CUSTOMERS = [
  ['chargerAccess', 'A fleet manager turns guest charging on'],
  ['bestPlan', 'The last twelve months are compared'],
  ['history', 'The statement of a home charger'],
  ['cards', 'The keyboard alone opens a card'],
  ['cardActs', 'A driver reports a card lost'],
  ['cardActs', 'A driver blocks a card for now'],
  ['cardActs', 'A fleet manager changes the type of a subscription'],
  ['organisationActs', 'A fleet manager invites a user'],
  ['organisationActs', 'An administrator of a group opens the tree'],
] as const

/** What only a pointer does. */
const POINTER = /\.(click|dblclick|check|uncheck|setChecked|hover|tap|dragTo)\(|\.mouse\b/

const journeyOf = (file: string, title: string): string => {
  const source = readFileSync(new URL(`../../../../e2e/journeys/${file}.spec.ts`, import.meta.url), 'utf8')
  const [, after] = source.split(`\ntest('${title}`)
  const end = after?.indexOf('\n})\n') ?? -1
  return after?.slice(0, end === -1 ? undefined : end) ?? ''
}

const menu = allRoutes.filter(({ path, menu }) => path.startsWith('/network') && menu?.in === 'side')

it('Each entry of the operators’ menu has such a journey', () => {
  expect(menu.map(({ path }) => path).filter((path) => path !== '/network').length).toBeGreaterThan(30)
  expect(Object.keys(JOURNEYS).toSorted()).toEqual(menu.map(({ path }) => path).toSorted())
})

describe('By the keyboard alone', () => {
  const all = new Map(
    [...Object.values(JOURNEYS), ...SHARED, ...CUSTOMERS].map((one) => [one.join(': '), one]),
  )
  it.each([...all.values()])('%s: %s', (file, title) => {
    const journey = journeyOf(file, title)
    expect(journey).toMatch(/press\(/)
    expect(journey).not.toMatch(POINTER)
  })
})
