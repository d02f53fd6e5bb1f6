import type { exports as en } from '../en/exports.ts'
import { translationOf } from '../types.ts'

export const exports = translationOf<typeof en>()({
  'export.button': 'Exporteren',
  'export.title': 'Exporteren: {what}',
  'export.close': 'Sluiten',
  'export.scope': 'Het bestand bevat de kolommen, filters en volgorde die u nu ziet, vanaf de eerste rij.',
  'export.amount': 'Aantal rijen',
  'export.amount.hint': 'Van {min} tot {max}',
  'export.amount.tooFew': 'De waarde moet minstens 10 zijn',
  'export.amount.tooMany': 'De waarde mag hoogstens 1000 zijn',
  'export.format': 'Formaat',
  'export.format.semicolon': 'CSV, puntkomma',
  'export.format.comma': 'CSV, komma',
  'export.format.pipe': 'CSV, verticale streep',
  'export.format.json': 'JSON',
  'export.sensitive': 'Persoonsgegevens opnemen',
  'export.file': '{rows} {{rij|rijen}} in {file}',
  'export.submit': '{rows} {{rij|rijen}} exporteren',
  'export.progress': '{read} van {rows} {{rij|rijen}} gelezen',
  'export.reading': 'Bezig met exporteren…',
  'export.cancel': 'Annuleren',
  'export.back': 'Terug',
  'export.failed': 'Het exporteren is gestopt na {read} {{rij|rijen}}',
  'export.done': '{rows} {{rij|rijen}} geëxporteerd',
  'export.done.text': 'Uw browser slaat ze op in {file}.',
})
