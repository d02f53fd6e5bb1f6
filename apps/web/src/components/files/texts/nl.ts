import { translationOf } from '../../../texts/types.ts'
import type { fileTexts as en } from './en.ts'

export const fileTexts = translationOf<typeof en>()({
  'files.add': 'Bestanden toevoegen',
  'files.camera': 'Foto nemen',
  'files.drop': 'Sleep bestanden hierheen, of kies ze.',
  'files.rules': 'PDF, Word, GIF, JPEG of PNG. In totaal {size} MB.',
  'files.list': 'Uw bestanden',
  'files.total': '{used} van {most} MB gebruikt',
  'files.remove': '{name} verwijderen',
  'files.cancel': 'Versturen van {name} stoppen',
  'files.retry': '{name} opnieuw versturen',
  'files.progress': '{name} versturen',
  'files.state.inspecting': 'Bezig met controleren…',
  'files.state.kept': 'Klaar',
  'files.state.sending': 'Bezig',
  'files.state.sent': 'Verstuurd',
  'files.state.failed': 'Niet verstuurd',
  'files.state.unknown': 'Misschien aangekomen. Probeer het opnieuw: het staat er nooit twee keer.',
  'files.unsaved.title': 'Niet bewaard op dit toestel',
  'files.unsaved':
    'Toegevoegd, maar verdwenen na het vernieuwen van de pagina: {names}. De opslag van deze browser is vol of geblokkeerd. Houd deze pagina open tot uw bestanden verstuurd zijn.',
  'files.gone.title': 'Niet meer op dit toestel',
  'files.gone': 'Voeg ze opnieuw toe om ze te versturen.',
  'files.refused': 'Niet toegevoegd',
  'files.refused.name': '{name}: verwijder de punthaken uit de naam.',
  'files.refused.type': '{name}: alleen PDF-, Word-, GIF-, JPEG- en PNG-bestanden zijn toegelaten.',
  'files.refused.content': '{name}: de inhoud is niet wat de naam zegt.',
  'files.refused.tooLarge': '{name}: samen zouden uw bestanden groter zijn dan {size} MB.',
  'files.refused.empty': '{name}: dit bestand is leeg.',
  'files.refused.unreadable': '{name}: we kunnen dit bestand niet lezen.',
})
