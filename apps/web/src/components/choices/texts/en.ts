export const choiceTexts = {
  'choice.accountType.private': 'For myself',
  'choice.accountType.company': 'For a company',
  'choice.contactTitle.MR': 'Mr',
  'choice.contactTitle.MRS': 'Mrs',
  'choice.contactTitle.MX': 'Mx',
  'choice.chargerType.HOME': 'Home charger',
  'choice.chargerType.BUSINESS': 'Business charger',
  'choice.chargerType.PUBLIC': 'Public charger',
  'choice.mountingType.WALL': 'On a wall',
  'choice.mountingType.POLE': 'On a pole',
  'choice.installationType.ONE_PHASE': 'Single-phase',
  'choice.installationType.THREE_PHASE': 'Three-phase',
  'choice.powerConnection.AC_3_7': '3.7 kW',
  'choice.powerConnection.AC_7_4': '7.4 kW',
  'choice.powerConnection.AC_11': '11 kW',
  'choice.powerConnection.AC_22': '22 kW',
  'choice.powerConnection.DC_50': '50 kW DC',
  'choice.dynamicType.NONE': 'No load balancing',
  'choice.dynamicType.DYNAMIC': 'Dynamic load balancing',
  'choice.subscriptionType.PRIVATE': 'Private',
  'choice.subscriptionType.STARTER': 'Starter',
  'choice.subscriptionType.FAN': 'Fan',
  'choice.subscriptionType.ADDICT': 'Addict',
  'choice.subscriptionType.KISS': 'Kiss',
  'choice.subscriptionType.PARTNER': 'Partner',
  'choice.surveyType.REMOTE': 'Remote survey',
  'choice.surveyType.ON_SITE': 'On-site visit',
  'choice.contactBack.EMAIL': 'By email',
  'choice.contactBack.PHONE': 'By phone',
  'choice.delivery.SAME': 'Same as the billing address',
  'choice.delivery.OTHER': 'Another address',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    choices: typeof choiceTexts
  }
}
