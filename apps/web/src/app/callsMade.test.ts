import { readdirSync, readFileSync } from 'node:fs'
import { endpoints } from '@portal/schemas/contract'
import { expect, it } from 'vitest'

const SOURCE = new URL('../', import.meta.url)

const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^services\/readers\//.test(name))
  .map((name) => readFileSync(new URL(name, SOURCE), 'utf8'))
  .join('\n')

/** Generic calls are made by class and verb, never by the name of the row. */
const isGeneric = (id: string) => /^(filtered|one|meta|createupdate)[A-Z]/.test(id)

it('Every call of S7 is made by a screen', () => {
  const unmade = Object.values(endpoints)
    .map(({ route }) => route.id)
    .filter((id) => !isGeneric(id) && !new RegExp(`\\b${id}\\b`).test(code))
  expect(unmade).toEqual([])
})
