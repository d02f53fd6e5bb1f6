import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'chargers.title': 'Bornes',
  'chargers.add': 'Ajouter une borne',
  'chargers.context': '{count} {{borne|bornes}} sur {locations} {{site|sites}}',
  'chargers.search': 'Rechercher une borne',
  'chargers.search.hint': 'Nom, ID, numéro de série ou localité',
  'chargers.direct': 'Cette organisation uniquement',
  'chargers.state': 'Statut',
  'chargers.state.all': 'Toutes',
  'chargers.column.chargeBox': 'ID de la borne',
  'chargers.column.description': 'Nom',
  'chargers.column.city': 'Localité',
  'chargers.column.state': 'Statut',
  'chargers.column.sentence': 'Activité',
  'chargers.column.power': 'Puissance',
  'chargers.column.heartbeat': 'Dernier signal',
  'chargers.column.energy': 'kWh ce mois-ci',
  'chargers.table': 'Bornes, triées par {column}',
  'chargers.empty.title': 'Pas encore de borne',
  'chargers.empty.text': 'Vos bornes apparaîtront ici dès qu’elles seront liées à votre compte.',
  'chargers.empty.action': 'Demander une borne',
  'chargers.noMatch.title': 'Aucune borne trouvée',
  'chargers.noMatch.text':
    'Aucun résultat sur {count} {{borne|bornes}}. Modifiez votre recherche ou effacez les filtres.',
})
