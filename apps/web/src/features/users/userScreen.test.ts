import { ROLES } from '@portal/schemas'
import type { MetaField } from '@portal/schemas/contract'
import { expect, it } from 'vitest'
import { formFields } from '../../components/records/formFields.ts'
import { userScreen } from './userScreen.ts'

const ROLE = { Name: 'Role', Type: 'enum', EnumValues: ROLES } as unknown as MetaField

it.each([
  ['User', ['User', 'FleetManager']],
  ['EntityManager', ['EntityManager']],
])('the user screen lets a fleet manager give a %s only the roles %s', (Role, offered) => {
  const screen = userScreen({ title: 'shell.users', held: ['FleetManager'], isSelf: false })
  expect(formFields(screen, [ROLE], { Role })[0]?.EnumValues).toEqual(offered)
})
