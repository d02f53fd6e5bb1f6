export const relationTexts = {
  'record.relation.Description': 'Name',
  'record.relation.CompanyType': 'Legal form',
  'record.relation.IsCompany': 'Kind',
  'record.relation.IsCompany.0': 'Private person',
  'record.relation.IsCompany.1': 'Company',
  'record.relation.VatNumber': 'VAT number',
  'record.relation.Street': 'Street',
  'record.relation.HouseNumber': 'House number',
  'record.relation.PostalCode': 'Postal code',
  'record.relation.City': 'City',
  'record.relation.Country': 'Country',
  'record.relation.Telephone': 'Phone',
  'record.relation.Email': 'Email',
  'record.relation.ParentRelation': 'Parent organisation',
  'relations.create': 'Add sub-organisation',
  'relations.createAny': 'Add customer',
  'relations.create.below': 'It becomes part of {parent}.',
  'relations.create.wrongEmail': 'Enter an email address such as name@example.com.',
  'relations.create.busy': 'Adding…',
  'relations.create.failed': 'We couldn’t add this organisation',
  'relations.belongs.Relation': 'Sub-organisations',
  'relations.belongs.RelationContact': 'Users',
  'relations.belongs.ChargeLocation': 'Locations',
  'relations.belongs.ChargePoint': 'Chargers',
  'relations.belongs.Token': 'Charge cards',
  'relations.belongs.none': 'None',
  'relations.belongs.more': 'and {count} more',
  'relations.belongs.failed': 'We couldn’t load what belongs to this organisation',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    relations: typeof relationTexts
  }
}
