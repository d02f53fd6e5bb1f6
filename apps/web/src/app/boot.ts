import { DEFAULT_LANGUAGE, LANGUAGES } from '@portal/schemas'
import { takeProviderAnswer } from '../services/providerAnswer.ts'
import { readChoice } from '../services/storage.ts'
import { startTexts } from './startTexts.ts'

takeProviderAnswer()

/** Load the texts of the first view while the rest of the first chunk runs. */
startTexts(readChoice('language', LANGUAGES) ?? DEFAULT_LANGUAGE).catch(() => undefined)
