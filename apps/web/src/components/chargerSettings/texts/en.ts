export const settingTexts = {
  'settings.title': 'Settings',
  'settings.edit': 'Edit settings',
  'settings.failed': 'We couldn’t load the settings',
  'settings.saved': 'Settings saved.',
  'settings.next': '{value} once the charger is back online',
  'settings.noChanges': 'No changes yet',
  'settings.review': 'Review {count} {{change|changes}}',
  'settings.was': 'was: {value}',
  'settings.leaving.title': 'Discard changes?',
  'settings.leaving.text': '{count} {{change hasn’t|changes haven’t}} been saved yet.',
  'settings.discard': 'Discard my changes',
  'settings.back': 'Keep editing',
  'settings.review.title': 'Review changes',
  'settings.save': 'Save {count} {{change|changes}}',
  'settings.field': 'Setting',
  'settings.before': 'Before',
  'settings.after': 'After',
  'settings.refused': 'We couldn’t save these settings.',
  'settings.unknown':
    'The connection was lost, so your changes may have been saved. Try again: a change is never saved twice.',
  'settings.conflict.title': 'Someone else changed this charger',
  'settings.conflict.text': 'They saved their changes while you were editing. Choose what to keep.',
  'settings.conflict.none': 'Your changes and theirs don’t overlap. Save to keep both.',
  'settings.conflict.theirsOnly': 'Changed by them only',
  'settings.keepMine': 'Keep mine',
  'settings.takeTheirs': 'Take theirs',
  'settings.merge': 'Save',
  'settings.mine': 'Yours',
  'settings.theirs': 'Theirs',
  'settings.on': 'On',
  'settings.off': 'Off',
  'settings.key.HeartbeatInterval': 'Time between signals (seconds)',
  'settings.key.MeterValueSampleInterval': 'Time between meter values (seconds)',
  'settings.key.ConnectionTimeOut': 'Time to plug in after a card (seconds)',
  'settings.key.LocalPreAuthorize': 'Start known cards right away',
  'settings.key.AuthorizeRemoteTxRequests': 'Check the card for remote starts',
  'settings.key.StopTransactionOnEVSideDisconnect': 'Stop when the car is unplugged',
  'settings.key.LightIntensity': 'Brightness of the light (%)',
  'settings.key.NumberOfConnectors': 'Number of connectors',
  'settings.key.SupportedFeatureProfiles': 'Supported features',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    chargerSettings: typeof settingTexts
  }
}
