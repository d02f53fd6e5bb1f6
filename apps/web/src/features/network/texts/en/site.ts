/** Place and hardware of a charge point. */
export const site = {
  'network.site': 'Place and hardware',
  'network.site.place': 'Place',
  'network.site.inUse': 'This can’t be done now',
  'network.site.move': 'Move charge point',
  'network.site.move.busy': 'Moving…',
  'network.site.move.failed': 'We couldn’t move this charge point',
  'network.site.newLocation': 'New location',
  'network.site.chooseLocation': 'Choose a location',
  'network.site.locationsFailed': 'We couldn’t load the locations. Try again.',
  'network.site.move.same':
    'The contract, access and settings stay with the charge point. Past sessions stay at their old location.',
  'network.site.move.other':
    '{to} gets a new contract with the standard terms. The contract, whitelist group and reimbursement of {from} end today. {from} keeps its past sessions.',
  'network.site.change.ADDED': 'Charge point added',
  'network.site.change.LOCATION': 'Moved to another location',
  'network.site.change.CUSTOMER': 'Given to another customer',
  'network.site.change.CONNECTORS': 'Connectors changed',
  'network.site.change.HARDWARE': 'Hardware replaced',
  'network.site.change.RETIRED': 'Charge point retired',
} as const
