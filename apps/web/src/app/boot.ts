import { DEFAULT_LANGUAGE, LANGUAGES } from '@portal/schemas'
import { takeProviderAnswer } from '../services/providerAnswer.ts'
import { readChoice } from '../services/storage.ts'
import { startTexts } from './startTexts/index.ts'

takeProviderAnswer()

/** The texts of the first view are on their way while the rest of the first chunk is still run. */
startTexts(readChoice('language', LANGUAGES) ?? DEFAULT_LANGUAGE).catch(() => undefined)
