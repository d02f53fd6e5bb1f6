import { pinTexts, placeTexts } from '../../../components/places/texts/fr.ts'
import { recordTexts } from '../../../components/records/texts/fr.ts'
import { locationFieldTexts } from '../../../components/records/texts/locations/fr.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...placeTexts,
  ...pinTexts,
  ...recordTexts,
  ...locationFieldTexts,
  'locationEditor.new': 'Nouveau site',
  'locationEditor.failed': 'Impossible d’afficher ce site',
  'locationEditor.missing': 'Site introuvable',
  'locationEditor.back': 'Retour aux sites',
  'locationEditor.create': 'Créer le site',
  'locationEditor.location': 'Site',
  'locationEditor.place': 'Adresse et carte',
  'locationEditor.contact': 'Contact',
  'locationEditor.visibility': 'Visibilité',
  'locationEditor.IsPublished.hint': 'Les conducteurs d’autres organisations le trouvent sur la carte.',
  'locationEditor.IsEnabled.hint': 'Désactivé, aucune borne n’y est utilisable.',
  'locationEditor.readOnly': 'Défini par le système',
  'locationEditor.directions': 'Itinéraire et indications',
  'locationEditor.directions.all': 'Toutes les langues',
  'locationEditor.directions.hint': 'S’affiche pour les langues sans texte propre.',
  'locationEditor.choose': 'Choisir un client',
  'locationEditor.customersFailed': 'Impossible d’afficher les clients',
  'locationEditor.fault.required': 'Ce champ est obligatoire',
  'locationEditor.fault.invalid': 'Non valable',
  'locationEditor.fault.place': 'Placez le repère sur la carte',
})
