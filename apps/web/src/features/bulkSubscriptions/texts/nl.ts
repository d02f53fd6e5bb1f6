import { bulkTexts } from '../../../components/bulk/texts/nl.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...bulkTexts,
  'bulkSubscriptions.context': 'Geef veel laadkaarten tegelijk een ander abonnement.',
  'bulkSubscriptions.failed': 'We kunnen de abonnementstypes niet tonen',
  'bulkSubscriptions.step.pick': 'Laadkaarten kiezen',
  'bulkSubscriptions.step.check': 'Controleren',
  'bulkSubscriptions.step.run': 'Wijzigen',
  'bulkSubscriptions.step.result': 'Resultaat',
  'bulkSubscriptions.numbers': 'Laadkaartnummers',
  'bulkSubscriptions.numbers.hint': 'Eén per regel.',
  'bulkSubscriptions.file': 'Of een CSV-bestand',
  'bulkSubscriptions.type': 'Nieuw abonnement',
  'bulkSubscriptions.check': 'Laadkaarten controleren',
  'bulkSubscriptions.counts': '{count} klaar · {problems} {{probleem|problemen}}',
  'bulkSubscriptions.repeated': '{count} meer dan eens genoemd',
  'bulkSubscriptions.show.all': 'Alle',
  'bulkSubscriptions.show.problems': 'Problemen',
  'bulkSubscriptions.column.number': 'Laadkaartnummer',
  'bulkSubscriptions.column.now': 'Nu',
  'bulkSubscriptions.column.wanted': 'Wordt',
  'bulkSubscriptions.column.problem': 'Probleem',
  'bulkSubscriptions.column.outcome': 'Resultaat',
  'bulkSubscriptions.problem.unknown': 'Geen laadkaart heeft dit nummer.',
  'bulkSubscriptions.problem.barred': 'Deze laadkaart is geblokkeerd of verloren.',
  'bulkSubscriptions.problem.same': 'Deze laadkaart heeft dit abonnement al.',
  'bulkSubscriptions.none': 'Geen',
  'bulkSubscriptions.run': '{count} {{abonnement|abonnementen}} wijzigen',
  'bulkSubscriptions.resultFile': 'Resultaat downloaden',
  'bulkSubscriptions.done': 'Gewijzigd',
  'bulkSubscriptions.notReached': 'Niet aan de beurt gekomen',
  'bulkSubscriptions.numbers.missing': 'Vul laadkaartnummers in of kies een bestand.',
  'bulkSubscriptions.type.missing': 'Kies een abonnement.',
  'bulkSubscriptions.undoUntil': 'Deze wijzigingen kunnen tot {time} ongedaan worden gemaakt.',
  'bulkSubscriptions.undo': '{count} {{wijziging|wijzigingen}} ongedaan maken',
  'bulkSubscriptions.undo.title': 'Wijzigingen ongedaan maken',
  'bulkSubscriptions.undo.ready':
    '{count} {{laadkaart krijgt haar vorige abonnement|laadkaarten krijgen hun vorige abonnement}} terug.',
  'bulkSubscriptions.undo.changed':
    '{count} {{laadkaart heeft|laadkaarten hebben}} intussen een ander abonnement en {{blijft zoals ze is|blijven zoals ze zijn}}:',
})
