import { bulkTexts } from '../../../components/bulk/texts/nl.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...bulkTexts,
  'cardImport.title': 'Laadkaarten importeren',
  'cardImport.context':
    'Voeg veel laadkaarten tegelijk toe uit een CSV-bestand. U ziet de problemen voordat er iets bewaard wordt.',
  'cardImport.file': 'CSV-bestand',
  'cardImport.file.hint':
    'De eerste regel noemt de kolommen: nummer of uid, klant (ID of exacte naam) en, als u wilt, beschrijving en status. Hoogstens 100.000 regels.',
  'cardImport.file.missing': 'Kies een bestand.',
  'cardImport.check': 'Bestand controleren',
  'cardImport.row': 'Regel {line}, {card}',
  'cardImport.counts': '{count} klaar · {problems} {{probleem|problemen}}',
  'cardImport.show.all': 'Alle',
  'cardImport.show.problems': 'Problemen',
  'cardImport.more': 'Nog {count} {{regel|regels}} hier niet getoond.',
  'cardImport.column.line': 'Regel',
  'cardImport.column.card': 'Laadkaart',
  'cardImport.column.description': 'Beschrijving',
  'cardImport.column.customer': 'Klant',
  'cardImport.column.problem': 'Probleem',
  'cardImport.problemFile': 'Problemen downloaden',
  'cardImport.run': '{count} {{laadkaart|laadkaarten}} importeren',
  'cardImport.problem.columns':
    'De eerste regel moet de kolommen noemen, elk één keer: nummer of uid, en klant.',
  'cardImport.problem.tooLong': 'Het bestand is te lang. Zet de regels vanaf hier in een ander bestand.',
  'cardImport.problem.cells': 'Deze regel heeft meer of minder cellen dan de eerste.',
  'cardImport.problem.noNumber': 'Een laadkaart heeft een nummer of een UID nodig.',
  'cardImport.problem.number': 'Een laadkaartnummer ziet eruit als BE-BCA-012345-5.',
  'cardImport.problem.digit': 'Het laatste cijfer van dit laadkaartnummer klopt niet.',
  'cardImport.problem.uid': 'Een UID heeft hoogstens 40 tekens.',
  'cardImport.problem.description': 'Een beschrijving heeft hoogstens 255 tekens.',
  'cardImport.problem.customer': 'Er is niet precies één klant met dit ID of deze naam.',
  'cardImport.problem.status': 'De status moet ACTIVE, INACTIVE, BLOCKED, LOST of ORDERED zijn.',
  'cardImport.problem.repeated': 'Een eerdere regel heeft hetzelfde nummer of UID.',
  'cardImport.problem.exists': 'Er bestaat al een laadkaart met dit nummer of deze UID.',
})
