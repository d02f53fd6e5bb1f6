import type { edits as en } from '../en/edits.ts'
import { translationOf } from '../types.ts'

export const edits = translationOf<typeof en>()({
  'conflict.title': 'Modification par une autre personne',
  'conflict.text':
    'Elle a enregistré pendant que vous modifiiez ceci. Rien n’est remplacé avant votre choix.',
  'conflict.close': 'Retour au formulaire',
  'conflict.mine': 'Votre valeur : {value}',
  'conflict.theirs': 'L’autre valeur : {value}',
  'conflict.others': 'Changé uniquement par l’autre personne',
  'conflict.change': '{name} : {before} → {after}',
  'conflict.keepMine': 'Garder mes valeurs',
  'conflict.takeTheirs': 'Prendre les autres',
  'conflict.merge': 'Valider',
  'recordUndo.until': 'Vous pouvez annuler votre dernière modification jusqu’à {time}.',
  'recordUndo.undo': 'Annuler la modification',
  'recordUndo.done': 'Modification annulée',
  'record.leave.title': 'Abandonner vos modifications ?',
  'record.leave.text': 'Vos modifications ne sont pas encore enregistrées.',
  'record.leave.stay': 'Continuer à modifier',
  'record.leave.discard': 'Abandonner les modifications',
})
