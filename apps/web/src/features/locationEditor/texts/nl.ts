import { pinTexts, placeTexts } from '../../../components/places/texts/nl.ts'
import { locationFieldTexts } from '../../../components/records/texts/locations/nl.ts'
import { recordTexts } from '../../../components/records/texts/nl.ts'
import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  ...placeTexts,
  ...pinTexts,
  ...recordTexts,
  ...locationFieldTexts,
  'locationEditor.new': 'Nieuwe locatie',
  'locationEditor.failed': 'We kunnen deze locatie niet tonen',
  'locationEditor.missing': 'Locatie niet gevonden',
  'locationEditor.back': 'Terug naar de locaties',
  'locationEditor.create': 'Locatie aanmaken',
  'locationEditor.location': 'Locatie',
  'locationEditor.place': 'Adres en kaart',
  'locationEditor.contact': 'Contact',
  'locationEditor.visibility': 'Zichtbaarheid',
  'locationEditor.IsPublished.hint': 'Bestuurders van andere organisaties vinden ze op de kaart.',
  'locationEditor.IsEnabled.hint': 'Uitgeschakeld is hier geen enkele laadpaal bruikbaar.',
  'locationEditor.readOnly': 'Ingesteld door het systeem',
  'locationEditor.directions': 'Route en aanwijzingen',
  'locationEditor.directions.all': 'Alle talen',
  'locationEditor.directions.hint': 'Wordt getoond waar een taal geen eigen tekst heeft.',
  'locationEditor.choose': 'Klant kiezen',
  'locationEditor.customersFailed': 'We kunnen de klanten niet tonen',
  'locationEditor.fault.required': 'Dit veld is verplicht',
  'locationEditor.fault.invalid': 'Ongeldig',
  'locationEditor.fault.place': 'Zet de speld op de kaart',
})
