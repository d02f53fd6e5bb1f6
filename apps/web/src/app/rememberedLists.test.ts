import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const FEATURES = resolve(import.meta.dirname, '../features')
/** Key of the remembered filters of each customer list (S3). */
const NAMES = {
  'requests/RequestList.tsx': 'chargepassrequest',
  'sessions/SessionList.tsx': 'charginghistory',
  'cards/CardList.tsx': 'cards',
  'chargers/listView.ts': 'chargers',
}

it.each(Object.entries(NAMES))('%s remembers its filters as %s (S3)', (file, name) => {
  const source = readFileSync(resolve(FEATURES, file), 'utf8')
  expect([...source.matchAll(/rememberAs: '(\w+)'/g)].map(([, kept]) => kept)).toEqual([name])
})
