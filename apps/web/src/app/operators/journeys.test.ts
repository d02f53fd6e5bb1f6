import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { TextKey } from '../../texts/index.ts'
import { operatorRoutes } from './routes.ts'

const LOOKED_INTO =
  'The logs, connections, subscriptions and failed sessions of the network can be looked into'

/** For each label of the operators' menu (S2) the browser test in which it does its work: file in `e2e/journeys`, title. */
const JOURNEYS: Readonly<Partial<Record<TextKey, readonly [file: string, title: string]>>> = {
  'shell.netHome': [
    'operatorDay',
    'An operator’s morning by keyboard alone: home, alarm, its charge point, restart, and on through the list',
  ],
  'shell.netMonitor': [
    'monitor',
    'An operator sees the worst on top and a storm within seconds; the space bar freezes the order',
  ],
  'shell.netAlarms': [
    'networkActs',
    'An operator acknowledges an alarm, assigns it to a colleague and snoozes it; the server has it all',
  ],
  'shell.netOfflineChargers': [
    'operatorWork',
    'My locations, CPO and offline charge points, and CPO contracts are worked on, each from its own list and back to it',
  ],
  'shell.netMyLocations': [
    'operatorWork',
    'My locations, CPO and offline charge points, and CPO contracts are worked on, each from its own list and back to it',
  ],
  'shell.netCpoChargers': [
    'operatorWork',
    'My locations, CPO and offline charge points, and CPO contracts are worked on, each from its own list and back to it',
  ],
  'shell.netCpoContracts': [
    'operatorWork',
    'My locations, CPO and offline charge points, and CPO contracts are worked on, each from its own list and back to it',
  ],
  'shell.netLocations': [
    'locationEditor',
    'Two operators who change one location decide field by field, and a save that failed is sent again',
  ],
  'shell.netLocationNew': [
    'locationEditor',
    'An operator creates a location, moves its pin by keyboard, publishes it and finds it in the list',
  ],
  'shell.netChargers': [
    'network',
    'An operator changes a charge point, sees what it was, and the server has it',
  ],
  'shell.netSessions': [
    'operatorWork',
    'A live session is found by its view, and stopped at its charge point',
  ],
  'shell.netCdrs': ['network', 'A price is recomputed, an alarm acknowledged, a job run and paused'],
  'shell.netRequests': ['operatorWork', 'A request is planned on the calendar, answered and installed'],
  'shell.netFindCard': [
    'bulkActions',
    'Cards that were found are blocked; those that are blocked already stay as they are',
  ],
  'shell.netCardRequests': [
    'network',
    'An order of cards that is approved makes its cards; one that is rejected says why',
  ],
  'shell.netSubscriptionTypes': [
    'cardActs',
    'An operator creates a subscription type for an organisation, with the price of a session',
  ],
  'shell.netRelations': [
    'organisationActs',
    'An operator finds a customer in the tree, changes what one of its contact persons may do, converts another, looks through its eyes and adds one below it',
  ],
  'shell.netWhitelists': [
    'whitelists',
    'An operator finds the group of a customer, duplicates it, and takes the cards of the first one out',
  ],
  'shell.netBulkSubscriptions': [
    'bulkSubscriptions',
    'An operator changes the subscriptions of pasted cards: checked first, one failure tried again, a file of the result',
  ],
  'shell.netSubscriptions': [
    'networkFinds',
    'An operator finds a subscription, with its customer, type and cards',
  ],
  'shell.netSchedules': ['network', 'A price is recomputed, an alarm acknowledged, a job run and paused'],
  'shell.netReports': [
    'reports',
    'An operator reads a report: its totals, its groups, another period, one relation, and its file',
  ],
  'shell.netTranslations': ['translations', 'An operator translates missing words, and the server has them'],
  'shell.admin': ['admin', LOOKED_INTO],
  'shell.adminAlarms': ['admin', LOOKED_INTO],
  'shell.adminBacklogs': ['admin', LOOKED_INTO],
  'shell.adminErrors': ['admin', LOOKED_INTO],
  'shell.adminClasses': ['admin', 'A super administrator opens any class, and changes a record of it'],
  'shell.adminTables': [
    'admin',
    'A failed e-mail is sent again, and a setting of the generic tables is changed',
  ],
  'shell.adminPeople': [
    'admin',
    'A super administrator sees a protected person for a reason, for two minutes, and the access is logged',
  ],
  'shell.adminTest': ['admin', 'Any call can be tried; one that writes asks first, and so does the clean-up'],
  'shell.adminEmails': [
    'admin',
    'A failed e-mail is sent again, and a setting of the generic tables is changed',
  ],
  'shell.adminSubscriptions': ['admin', LOOKED_INTO],
  'shell.adminConnections': ['admin', LOOKED_INTO],
  'shell.adminFailedSessions': ['admin', LOOKED_INTO],
  'shell.adminCommands': [
    'admin',
    'A command goes to many charge points only after it was said what it does; each answers',
  ],
}

/** Reports and logs only read: what is read has to be right. */
const ONLY_READS: readonly TextKey[] = [
  'shell.netReports',
  'shell.netSubscriptions',
  'shell.admin',
  'shell.adminAlarms',
  'shell.adminBacklogs',
  'shell.adminErrors',
  'shell.adminConnections',
]

/** What a record is by then, or what happened in the mock's world. That a call was answered does not say it. */
const ASKS_THE_MOCK = /\bmock\.(scenario|journal)\(|\b(read|list|typeOf|kept)\(/

/** Each label with the person who works there. */
const labels = operatorRoutes.flatMap(({ roles = [], menu }) =>
  menu?.in === 'side' && typeof menu.label === 'string'
    ? [[menu.label, roles.includes('Operator') ? 'operator' : 'superadmin'] as const]
    : [],
)

/** The text of a test of `e2e/journeys`; undefined if there is none of that title. */
const testOf = (file: string, title: string): string | undefined => {
  const source = readFileSync(new URL(`../../../../../e2e/journeys/${file}.spec.ts`, import.meta.url), 'utf8')
  return source.split(/^(?=test\()/m).find((part) => part.startsWith(`test('${title}'`))
}

describe('Each label of the operators’ menu', () => {
  it.each(labels)(
    '%s has a journey in which its work is done, and the mock is asked what became of it',
    (label, persona) => {
      const [file, title] = JOURNEYS[label] ?? []
      const journey = file && title ? testOf(file, title) : undefined
      expect(journey).toContain(`signInAs('${persona}'`)
      expect(journey).toMatch(ONLY_READS.includes(label) ? /expect/ : ASKS_THE_MOCK)
    },
  )

  it('is there for each journey that is named', () => {
    expect(new Set<string>(Object.keys(JOURNEYS))).toEqual(new Set<string>(labels.map(([label]) => label)))
  })
})
