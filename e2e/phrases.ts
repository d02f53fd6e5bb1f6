import { LANGUAGES } from '@portal/schemas'
import { loadAllTexts } from '@portal/web/texts/all'
import { instead } from '@portal/web/texts/chargePoints'

/** Every text of the portal in English and in another language, for charters in that language. */
export const phrasesIn = async (language: string): Promise<readonly (readonly [string, string])[]> => {
  const known = LANGUAGES.find((one) => one === language)
  if (known === undefined)
    throw new Error(`There are no texts in '${language}', only in ${LANGUAGES.join(', ')}.`)
  const [english, other] = await Promise.all([loadAllTexts('en'), loadAllTexts(known)])
  // Only English has separate texts for operators.
  const forOperators = known === 'en' ? { ...other, ...instead } : other
  return [
    ...Object.entries(english).map(([key, text]) => [text, other[key] ?? text] as const),
    ...Object.entries(instead).map(([key, text]) => [text, forOperators[key] ?? text] as const),
  ]
}

// `npm run paths` runs this file as a command: machines do not import the portal.
if (process.argv[1] === import.meta.filename) {
  process.stdout.write(JSON.stringify(await phrasesIn(process.argv[2] ?? 'en')))
}
