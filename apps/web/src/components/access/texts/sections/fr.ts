import { translationOf } from '../../../../texts/types.ts'
import { accessTexts } from '../fr.ts'
import type { accessSectionTexts as en } from './en.ts'

export const accessSectionTexts = translationOf<typeof en>()({
  ...accessTexts,
  'chargerAccess.readOnly': 'Vous ne pouvez pas modifier l’accès',
  'chargerAccess.ended': 'Le contrat de cette borne a pris fin le {date}.',
  'chargerAccess.failed': 'Impossible d’afficher les réglages d’accès',
  'chargerAccess.plug': 'Plug & Charge',
  'chargerAccess.plug.on': 'Plug & Charge',
  'chargerAccess.plug.on.hint': 'La voiture est reconnue dès qu’elle est branchée.',
  'chargerAccess.guest': 'Recharge pour invités',
  'chargerAccess.guest.off': 'Pas d’invités',
  'chargerAccess.guest.off.help': 'Seuls les conducteurs autorisés peuvent recharger.',
  'chargerAccess.map': 'Affichage sur la carte',
  'chargerAccess.map.none': 'Pas affichée',
  'chargerAccess.cards.title': 'Cartes de recharge',
  'chargerAccess.cards.noGroup': 'Aucun groupe d’accès ne détermine quelles cartes peuvent recharger ici.',
  'chargerAccess.cards.count': '{count} des {all} cartes de ce groupe peuvent recharger.',
  'chargerAccess.cards': '{count} {{carte|cartes}}',
  'chargerAccess.reimbursement': 'Remboursement',
  'chargerAccess.on': 'Activé',
  'chargerAccess.off': 'Désactivé',
  'chargerAccess.perKwh': '{price} par kWh',
  'chargerAccess.editOf': 'Modifier : {section}',
  'chargerAccess.was': 'avant : {value}',
  'chargerAccess.save': 'Enregistrer {count} {{modification|modifications}}',
  'chargerAccess.saved': 'Enregistré.',
  'chargerAccess.notSaved': 'Rien n’a été enregistré',
  'chargerAccess.unknown': 'Nous ne savons pas si c’est enregistré',
  'chargerAccess.unknown.text':
    'Réessayez pour le savoir : une modification n’est jamais enregistrée deux fois.',
})
