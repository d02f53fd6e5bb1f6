import { ROLES } from '@portal/schemas'
import { CLASS_NAMES, classEntry, type MetaField } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { CLASS_LIST, ENTITIES, KIND_FIELDS } from '../../../data/classes.ts'
import { classScreen } from './classScreen.ts'

const field = (Name: string, rest: Partial<MetaField> = {}): MetaField => ({
  Name,
  Type: 'string',
  Category: 'BASIC',
  LabelKey: `token.${Name}`,
  IsRequired: false,
  IsSortable: true,
  IsFilterable: true,
  Operators: ['EX'],
  ...rest,
})

describe('a class screen', () => {
  it('is available for every class of the contract, with the entity and kind of that class', () => {
    expect([...CLASS_LIST].sort()).toEqual([...CLASS_NAMES].sort())
    for (const name of CLASS_NAMES) {
      expect(ENTITIES[name]).toBe(classEntry(name).entity)
      expect(KIND_FIELDS[name]).toBe(classEntry(name).kind)
    }
  })

  it('shows the id and the first plain fields but no sensitive ones', () => {
    const { columns } = classScreen('token', [
      field('Id'),
      field('Number'),
      field('EvcoId', { IsSensitive: true }),
      field('Results', { Type: 'array' }),
      field('Status', { Type: 'enum' }),
      field('Description'),
    ])
    expect(columns.map((column) => column.field)).toEqual(['Id', 'Description', 'Status', 'Number'])
  })

  it('makes writable fields editable and immutable fields settable only on creation', () => {
    const { editable, creates } = classScreen('token', [
      field('Id', { IsReadOnly: true }),
      field('Version', { Type: 'integer' }),
      field('Number'),
      field('TokenIds', { Type: 'array' }),
      field('IsActive', { Type: 'boolean' }),
      field('Kind', { IsImmutable: true }),
    ])
    expect(editable).toEqual(['Number', 'TokenIds', 'IsActive'])
    expect(creates?.fields).toEqual(['Number', 'TokenIds', 'IsActive', 'Kind'])
  })

  it('edits sessions but creates none', () => {
    const { editable, creates } = classScreen('chargesession', [field('Id'), field('Description')])
    expect([editable?.includes('Description'), creates]).toEqual([true, undefined])
  })

  it('offers every role for other users, and none for the user’s own record', () => {
    const meta = [field('Role', { Type: 'enum' })]
    const roles = classScreen('relationcontact', meta, 'RC00006').choices?.['Role']
    expect(roles?.({ Id: 'RC00001' })).toEqual(ROLES)
    expect(roles?.({ Id: 'RC00006' })).toEqual([])
  })

  it('links a record to the list of its class and to all classes', () => {
    const { list, among } = classScreen('generictable', [field('Id')])
    expect(list).toBe('/network/admin/classes/generictable')
    expect(among).toEqual({ name: 'GenericTable', href: '/network/admin/classes' })
  })
})
