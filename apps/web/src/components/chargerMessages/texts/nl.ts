import { translationOf } from '../../../texts/types.ts'
import type { messageTexts as en } from './en.ts'

export const messageTexts = translationOf<typeof en>()({
  'messages.title': 'Berichten',
  'messages.label': 'Bericht aan de laadpaal',
  'messages.known.signal': 'Een signaal vragen',
  'messages.known.meter': 'Meterwaarden vragen',
  'messages.known.cache': 'Onthouden laadkaarten wissen',
  'messages.known.list': 'Versie van de kaartenlijst vragen',
  'messages.send': 'Bericht verzenden',
  'messages.waiting': 'Verzonden om {time}. Wachten op het antwoord van de laadpaal…',
  'messages.answered': 'De laadpaal antwoordde: {answer}',
  'messages.answered.Accepted': 'De laadpaal heeft dit bericht aanvaard.',
  'messages.answered.Rejected': 'De laadpaal heeft dit bericht geweigerd.',
  'messages.answered.NotImplemented': 'Deze laadpaal ondersteunt dit bericht niet.',
  'messages.failed': 'De laadpaal is offline en heeft dit bericht niet ontvangen.',
  'messages.unanswered': 'Geen antwoord binnen een minuut. De laadpaal kan nog antwoorden.',
  'messages.unread': 'We konden het antwoord niet ophalen. {reason}',
  'messages.unsent': 'We konden dit bericht niet verzenden. {reason}',
  'messages.check': 'Opnieuw controleren',
})
