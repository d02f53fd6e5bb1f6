/** Texts about people of an organisation: fields, roles and actions. */
export const peopleTexts = {
  'record.relationcontact.Name': 'Name',
  'record.relationcontact.Email': 'Email',
  'record.relationcontact.Telephone': 'Phone',
  'record.relationcontact.Street': 'Street',
  'record.relationcontact.HouseNumber': 'House number',
  'record.relationcontact.PostalCode': 'Postal code',
  'record.relationcontact.City': 'City',
  'record.relationcontact.Country': 'Country',
  'record.relationcontact.Role': 'Role',
  'record.relationcontact.Relation': 'Organisation',
  'record.relationcontact.LastLogin': 'Last signed in',
  'record.relationcontact.Role.User': 'User',
  'record.relationcontact.Role.FleetManager': 'Fleet manager',
  'record.relationcontact.Role.EntityManager': 'Administrator',
  'record.relationcontact.Role.Operator': 'Operator',
  'record.relationcontact.Role.SuperAdmin': 'Super administrator',
  'people.invite': 'Invite user',
  'people.invite.title': 'Invite user to {name}',
  'people.invite.text': 'They can sign in with this email address as soon as you send the invitation.',
  'people.invite.send': 'Send invitation',
  'people.invite.sent': 'Invitation sent to {name}',
  'people.invite.failed': 'We couldn’t invite this person',
  'people.email.invalid': 'Enter an email address such as name@example.com.',
  'people.email.missing': 'Enter an email address.',
  'people.parent': 'Parent organisation',
  'people.parent.hint': 'Type a name to search.',
  'people.parent.hintElse': 'Type a name to search. If you choose none, it becomes part of {otherwise}.',
  'people.parent.none': 'No organisation by that name.',
  'people.parent.failed': 'We couldn’t load the organisations. Try again.',
  'people.parent.without': 'None',
  'people.convert': 'Convert to organisation',
  'people.convert.title': 'Convert {name} to an organisation?',
  'people.convert.text': '{name} gets an organisation of their own and leaves {relation}.',
  'people.convert.kind': 'Kind of organisation',
  'people.convert.kind.0': 'Private person',
  'people.convert.kind.1': 'Company',
  'people.convert.busy': 'Converting…',
  'people.convert.failed': 'We couldn’t convert this contact person',
  'people.convert.done': '{name} now has an organisation',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    people: typeof peopleTexts
  }
}
