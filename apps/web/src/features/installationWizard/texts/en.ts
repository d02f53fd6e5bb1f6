import { accessTexts } from '../../../components/access/texts/en.ts'
import { pinTexts, placeTexts } from '../../../components/places/texts/en.ts'
import { wizardTexts } from '../../../components/wizard/texts/en.ts'

/** Installing a charger: one block for each step, then the submission and its end. */
export const texts = {
  ...wizardTexts,
  ...placeTexts,
  ...accessTexts,
  ...pinTexts,
  'install.name': 'Add a charger',
  'install.reset.text':
    'This clears who may charge, fees, cards and the map. The serial number, organisation and location stay. You can’t undo this.',
  'install.discard.exists': 'What has already been set up stays: {done}.',
  'install.submit': 'Install charger',

  'install.type': 'Charger type',
  'install.type.title': 'Which type of charger is it?',
  'install.type.help': 'It decides who usually charges there. You can change it later.',
  'install.type.PRIVATE': 'Private',
  'install.type.PRIVATE.help': 'At home, for you and your household.',
  'install.type.BUSINESS': 'Business',
  'install.type.BUSINESS.help': 'At work, for staff, visitors and the fleet.',
  'install.type.PUBLIC': 'Public',
  'install.type.PUBLIC.help': 'Open to every driver.',

  'install.serial': 'Serial number',
  'install.serial.title': 'What is the serial number?',
  'install.serial.help': 'It’s on the label on the side or at the bottom of the charger.',
  'install.serial.hint': 'For example STOCK-0001.',
  'install.serial.scan': 'Scan the label',
  'install.serial.noCode': 'We couldn’t read a code in this picture. Type the number instead.',
  'install.serial.check': 'Check number',
  'install.serial.VERIFIED': 'This charger can be installed',
  'install.serial.VERIFIED.text': 'We recognise the number, and the charger is connected.',
  'install.serial.OFFLINE': 'This charger isn’t connected yet',
  'install.serial.OFFLINE.text': 'You can continue. Switch it on and check its network before you finish.',
  'install.serial.UNKNOWN': 'We don’t know this number',
  'install.serial.UNKNOWN.text': 'Check it on the label. If it’s right, contact support.',
  'install.serial.INSTALLED': 'This charger is already installed',
  'install.serial.INSTALLED.text': 'Check the number on the label. If it’s right, contact support.',
  'install.serial.failed': 'We couldn’t check this number',
  'install.serial.wrong': 'Use a number that can be installed',
  'install.support': 'Contact support',

  'install.relation': 'Organisation',
  'install.relation.title': 'Whose charger is it?',
  'install.relation.help': 'It appears with the other chargers of this organisation.',
  'install.contact': 'Contact person',
  'install.contact.hint': 'We contact this person about the charger.',

  'install.location': 'Location',
  'install.location.title': 'Where is the charger?',
  'install.location.choice': 'Location',
  'install.location.EXISTING': 'Existing location',
  'install.location.EXISTING.help': 'There are chargers already.',
  'install.location.NEW': 'New location',
  'install.location.NEW.help': 'Enter its address and place the pin.',
  'install.location.none': 'There are no locations yet. Add a new one.',
  'install.place': 'Location name',
  'install.street': 'Street',
  'install.housenumber': 'House number',
  'install.postalcode': 'Postal code',
  'install.city': 'City',
  'install.country': 'Country',
  'install.floor': 'Floor',
  'install.description': 'Directions',
  'install.description.hint': 'How drivers get from the entrance to the charger.',
  'install.latitude': 'Latitude',
  'install.longitude': 'Longitude',
  'install.street.wrong': 'Enter the name of the street, without its number',
  'install.characters.wrong': 'Use letters, digits and slashes only',
  'install.postalcode.wrong': 'This isn’t a postal code of this country',
  'install.city.wrong': 'Enter the name of a city',
  'install.degrees.wrong': 'Enter a number between −{most} and {most}',

  'install.access': 'Access',
  'install.access.title': 'Who may charge?',
  'install.access.help': 'Choose at least one.',
  'install.access.isPlugCharge': 'Plug & Charge',
  'install.access.isPlugCharge.help': 'The car is recognised as soon as it’s plugged in.',
  'install.access.isGuestCharge': 'Guest charging',
  'install.access.isGuestCharge.help': 'Drivers without access can charge too.',
  'install.access.isRFID': 'Charge cards',
  'install.access.isRFID.help': 'Only the cards that you choose.',
  'install.access.isPublishMap': 'Show on the map',
  'install.access.isPublishMap.help': 'Guests find the charger on the map.',

  'install.plug': 'Plug & Charge',
  'install.plug.title': 'What does Plug & Charge cost?',

  'install.guest': 'Guests',
  'install.guest.title': 'What do guests pay?',

  'install.cards': 'Charge cards',
  'install.cards.title': 'Which cards may charge?',
  'install.group.new': 'New group for this charger',
  'install.tokens': 'Cards to add',
  'install.printed': 'Numbers on RFID cards',
  'install.resetTokens': 'Clear cards and subscriptions',

  'install.reimbursement': 'Reimbursement',
  'install.reimbursement.title': 'Who is reimbursed?',

  'install.publish': 'Map display',
  'install.publish.title': 'What do drivers see?',
  'install.publish.isMapFree.help': 'The map says that charging is free.',
  'install.publish.isMapPaid.help': 'The map says that charging has a price.',
  'install.preview': 'Preview',
  'install.preview.note': 'This is what drivers see on the map.',
  'install.preview.available': 'Available',
  'install.preview.failed': 'We couldn’t load this location.',
  'install.namesFailed': 'We couldn’t load all names.',

  'install.review': 'Check and install',
  'install.review.title': 'Check and install',
  'install.review.help': 'You can still change everything.',
  'install.review.isReimburse': 'Reimbursed',
  'install.review.cards': '{count} {{card|cards}} added',

  'install.call.location': 'Location',
  'install.call.placement': 'Charger at its location',
  'install.call.chargepoint': 'Charger settings',
  'install.call.isplugandcharge': 'Plug & Charge',
  'install.call.guestcharging': 'Guest charging',
  'install.call.whitelistgroup': 'Charge cards',
  'install.call.reimbwhitelist': 'Reimbursement',

  'install.done.title': 'Your charger is installed',
  'install.done.text': 'It appears with your chargers, with its status as it is now.',
  'install.done.view': 'View charger',
  'install.done.all': 'Show all chargers',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    installationWizard: typeof texts
  }
}
