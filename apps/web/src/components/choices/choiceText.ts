import {
  CHARGER_TYPES,
  CONTACT_TITLES,
  DYNAMIC_TYPES,
  INSTALLATION_TYPES,
  MOUNTING_TYPES,
  POWER_CONNECTIONS,
  SUBSCRIPTION_TYPE_CODES,
  SURVEY_TYPES,
} from '@portal/schemas'
import type { Texts, Translate } from '../../texts/index.ts'

const CODES: Readonly<Record<string, readonly string[]>> = {
  chargerType: CHARGER_TYPES,
  mountingType: MOUNTING_TYPES,
  installationType: INSTALLATION_TYPES,
  powerConnection: POWER_CONNECTIONS,
  dynamicType: DYNAMIC_TYPES,
  subscriptionType: SUBSCRIPTION_TYPE_CODES,
  surveyType: SURVEY_TYPES,
}

/** Returns an answer of a request form in words; unknown codes are returned unchanged. */
export const choiceText = (t: Translate, field: string, code: string): string =>
  CODES[field]?.includes(code)
    ? t(`choice.${field}.${code}` as Extract<keyof Texts, `choice.contactTitle.${string}`>)
    : code

const TITLES = Object.entries(CONTACT_TITLES)

/** Returns a contact name with a localized title: 'Mrs An Peeters' becomes 'Mevr. An Peeters' in Dutch. */
export const contactText = (t: Translate, name: string): string => {
  const [code, word = ''] = TITLES.find(([, title]) => name.startsWith(`${title} `)) ?? []
  return code
    ? t(`choice.contactTitle.${code as keyof typeof CONTACT_TITLES}`) + name.slice(word.length)
    : name
}
