import type { IntakePayload } from '@portal/schemas'

export const PRIVATE_INTAKE: IntakePayload = {
  vatnr: '',
  name: 'Emma De Smet',
  iscompany: '0',
  companytype: '',
  telephone: '+32 470 12 34 56',
  street: 'Naamsestraat',
  phone: '+32 470 12 34 56',
  description: 'Emma De Smet',
  city: 'Leuven',
  country: 'BE',
  housenumber: '12/3',
  postalcode: '3000',
  bankaccount: '',
}

export const COMPANY_INTAKE: IntakePayload = {
  ...PRIVATE_INTAKE,
  vatnr: 'BE0417710407',
  name: 'Kanaal Koeriers',
  iscompany: '1',
  companytype: 'BV',
  description: 'Kanaal Koeriers',
  bankaccount: 'BE71096123456769',
}
