import { translationOf } from '../../../../texts/types.ts'
import type { site as en } from '../en/site.ts'

export const site = translationOf<typeof en>()({
  'network.site': 'Plaats en hardware',
  'network.site.place': 'Plaats',
  'network.site.inUse': 'Dit kan nu niet',
  'network.site.move': 'Laadpaal verplaatsen',
  'network.site.move.busy': 'Bezig met verplaatsen…',
  'network.site.move.failed': 'We konden deze laadpaal niet verplaatsen',
  'network.site.newLocation': 'Nieuwe locatie',
  'network.site.chooseLocation': 'Kies een locatie',
  'network.site.locationsFailed': 'We kunnen de locaties niet tonen. Probeer het opnieuw.',
  'network.site.move.same':
    'Contract, toegang en instellingen blijven bij de laadpaal. Vorige sessies blijven op hun oude locatie.',
  'network.site.move.other':
    '{to} krijgt een nieuw contract met de standaardvoorwaarden. Het contract, de toegangsgroep en de terugbetaling van {from} eindigen vandaag. {from} behoudt de vorige sessies.',
  'network.site.change.ADDED': 'Laadpaal toegevoegd',
  'network.site.change.LOCATION': 'Verplaatst naar een andere locatie',
  'network.site.change.CUSTOMER': 'Overgedragen aan een andere klant',
  'network.site.change.CONNECTORS': 'Connectoren gewijzigd',
  'network.site.change.HARDWARE': 'Hardware vervangen',
  'network.site.change.RETIRED': 'Laadpaal buiten gebruik gesteld',
})
