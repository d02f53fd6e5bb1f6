export const contracts = {
  'network.prices.change': 'Change price list',
  'network.prices.text':
    'The tariff applies to sessions that start from then on at the charge points of this contract. Receipts keep their tariff.',
  'network.prices.choose': 'Choose a tariff',
  'network.prices.standard': 'Standard tariff',
  'network.prices.standardText':
    'Without a tariff here, each charge point has its standard tariff. Guest fees of a charge point go first.',
  'network.prices.none': 'No tariffs yet',
  'network.prices.missing': 'Choose a tariff.',
  'network.prices.failed': 'We couldn’t save the price list',
  'network.prices.withdrawFrom': 'Withdraw the tariff from {date}',
  'network.prices.withdrawText': 'The tariff before that day then continues.',
  'network.prices.withdrawFailed': 'We couldn’t withdraw the tariff',
  'network.prices.withdrawn': 'The tariff from {date} was withdrawn.',
  'network.contract.files': 'Add documents',
  'network.contract.removeFile': 'Delete {name}',
  'network.contract.remove': 'Delete file',
  'network.contract.removing': 'Deleting…',
  'network.contract.removeText': 'The file is deleted for everyone. You can’t undo this.',
  'network.contract.removeFailed': 'We couldn’t delete this file',
} as const
