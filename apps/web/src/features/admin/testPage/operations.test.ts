import { type Endpoint, endpoints } from '@portal/schemas/contract'
import { expect, it } from 'vitest'
import { schemaFields } from '../../../components/schemaForm/schemaFields.ts'
import { findOperations, inputSchema } from './operations.ts'

const ALL = Object.values<Endpoint>(endpoints)
const found = (search: string) => findOperations(search).map(({ id }) => id)

it('findOperations searches by words of id, method and path', () => {
  expect(found('')).toHaveLength(ALL.length)
  expect(found('generictable createupdate')).toEqual(['createupdateGenericTable'])
  expect(found('delete generictable')).toEqual(['removeGenericTable'])
  expect(found('/v3.1/chargepoint/bco/states')).toEqual(['getConnectorStates'])
  expect(found('quagga')).toEqual([])
})

it.each(ALL.map((endpoint) => [endpoint.id, endpoint] as const))(
  'inputSchema makes one field per input of %s',
  (_, endpoint) => {
    const { params, query, body } = endpoint
    const names = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      Object.keys((schema as { properties?: object } | undefined)?.properties ?? {}).map(
        (name) => `${part}.${name}`,
      ),
    )
    const fields = schemaFields(inputSchema(endpoint))
    expect(fields.map(({ key }) => key)).toEqual(names)
    expect(fields.flatMap(({ schema }) => schema.enum ?? [])).not.toContain(null)
  },
)
