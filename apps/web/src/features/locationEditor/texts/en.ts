import { pinTexts, placeTexts } from '../../../components/places/texts/en.ts'
import { recordTexts } from '../../../components/records/texts/en.ts'
import { locationFieldTexts } from '../../../components/records/texts/locations/en.ts'

export const texts = {
  ...placeTexts,
  ...pinTexts,
  ...recordTexts,
  ...locationFieldTexts,
  'locationEditor.new': 'New location',
  'locationEditor.failed': 'We couldn’t load this location',
  'locationEditor.missing': 'Location not found',
  'locationEditor.back': 'Back to locations',
  'locationEditor.create': 'Create location',
  'locationEditor.location': 'Location',
  'locationEditor.place': 'Address and map',
  'locationEditor.contact': 'Contact',
  'locationEditor.visibility': 'Visibility',
  'locationEditor.IsPublished.hint': 'Drivers of other organisations find it on the map.',
  'locationEditor.IsEnabled.hint': 'When off, no charge point here can be used.',
  'locationEditor.readOnly': 'Set by the system',
  'locationEditor.directions': 'Route and directions',
  'locationEditor.directions.all': 'All languages',
  'locationEditor.directions.hint': 'Shown where a language has no text of its own.',
  'locationEditor.choose': 'Choose a customer',
  'locationEditor.customersFailed': 'We couldn’t load the customers',
  'locationEditor.fault.required': 'This field is required',
  'locationEditor.fault.invalid': 'Invalid',
  'locationEditor.fault.place': 'Place the pin on the map',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    locationEditor: typeof texts
  }
}
