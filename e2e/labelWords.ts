import { text } from 'node:stream/consumers'
import type { Label } from '@portal/machines/steps'
import { LANGUAGES } from '@portal/schemas'
import { labelWordsIn } from './texts.ts'

// `npm run paths` runs this file as a separate process, because machines do not import the portal: it reads labels as
// JSON from stdin and prints their texts in the language of its argument.
const language = LANGUAGES.find((one) => one === process.argv[2])
if (language === undefined)
  throw new Error(`Unknown language '${process.argv[2]}'. Use one of ${LANGUAGES.join(', ')}.`)
const wordsOf = await labelWordsIn(language)
const labels = JSON.parse(await text(process.stdin)) as readonly Label[]
process.stdout.write(JSON.stringify(labels.map(wordsOf)))
