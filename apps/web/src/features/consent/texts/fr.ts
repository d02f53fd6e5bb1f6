import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'consent.title': 'Votre choix concernant les cookies',
  'consent.text':
    "Les cookies nécessaires font fonctionner le portail. Tout le reste est désactivé tant que vous ne l'autorisez pas.",
  'consent.acceptAll': 'Tout accepter',
  'consent.onlyNecessary': 'Nécessaires seulement',
  'consent.save': 'Enregistrer et accepter',
  'consent.preferences': 'Préférences des cookies',
  'consent.preferences.text':
    "Activez ce que vous autorisez. Vous pouvez changer d'avis à tout moment au bas de chaque écran ; nous vous reposerons la question dans {days} jours.",
  'consent.close': 'Fermer sans enregistrer',
  'consent.alwaysOn': 'Toujours actifs',
  'consent.unused': "Non utilisés aujourd'hui",
  'consent.necessary': 'Nécessaires',
  'consent.necessary.hint': 'Maintiennent votre connexion et retiennent ce choix.',
  'consent.analytical': 'Analytiques',
  'consent.analytical.hint': "Comptent quels types d'écrans sont ouverts, sans savoir par qui.",
  'consent.functional': 'Fonctionnels',
  'consent.functional.hint': 'Retiennent vos habitudes de travail, au-delà du nécessaire.',
  'consent.performance': 'Performance',
  'consent.performance.hint': "Mesurent la vitesse d'ouverture des écrans, pour accélérer les plus lents.",
  'consent.other': 'Autres',
  'consent.other.hint': "Servent un but qu'aucun des autres types ne nomme.",
  'consent.ads': 'Publicité',
  'consent.ads.hint': "Choisissent des offres d'après ce que vous regardez.",
  'consent.nonNecessary': 'Non nécessaires',
  'consent.nonNecessary.hint': 'Affichent des contenus de tiers, comme des vidéos et des cartes.',
  'consent.support': 'Des questions ?',
})
