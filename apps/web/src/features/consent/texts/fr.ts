import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'consent.title': 'Vos choix en matière de cookies',
  'consent.text':
    'Les cookies nécessaires font fonctionner le portail. Tous les autres restent désactivés sans votre accord.',
  'consent.acceptAll': 'Accepter',
  'consent.onlyNecessary': 'Nécessaires uniquement',
  'consent.save': 'Enregistrer et accepter',
  'consent.preferences': 'Préférences des cookies',
  'consent.preferences.text':
    'Activez les cookies que vous acceptez. Vous pouvez changer d’avis à tout moment au bas de chaque page. Nous vous reposerons la question après {days} jours.',
  'consent.close': 'Fermer sans enregistrer',
  'consent.alwaysOn': 'Toujours actifs',
  'consent.unused': 'Pas utilisés actuellement',
  'consent.necessary': 'Nécessaires',
  'consent.necessary.hint': 'Maintiennent votre connexion et retiennent ce choix.',
  'consent.analytical': 'Analytiques',
  'consent.analytical.hint': 'Nous montrent quelles pages sont consultées, sans vous identifier.',
  'consent.functional': 'Fonctionnels',
  'consent.functional.hint': 'Retiennent vos préférences.',
  'consent.performance': 'Performance',
  'consent.performance.hint':
    'Mesurent la vitesse des pages, pour que nous puissions accélérer les plus lentes.',
  'consent.other': 'Autres',
  'consent.other.hint': 'Tout ce qui n’entre dans aucune autre catégorie.',
  'consent.ads': 'Publicité',
  'consent.ads.hint': 'Vous proposent des offres selon ce que vous consultez.',
  'consent.nonNecessary': 'Non strictement nécessaires',
  'consent.nonNecessary.hint': 'Affichent des contenus d’autres services, comme des vidéos et des cartes.',
  'consent.support': 'Des questions ?',
})
