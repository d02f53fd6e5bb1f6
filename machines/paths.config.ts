import { defineConfig } from '@portal/paths/command'
import { browser } from './command/browser.ts'
import { charterWords } from './command/charter.ts'
import { EQUIVALENT_MUTANTS } from './equivalentMutants.ts'
import { MODELS, PAGE_MODELS } from './modelList.ts'
import { pageInterruptsOf } from './pageInterrupts.ts'

export default defineConfig({
  models: MODELS,
  pageModels: PAGE_MODELS,
  equivalentMutants: EQUIVALENT_MUTANTS,
  pageInterrupts: (name) => pageInterruptsOf(name as keyof typeof PAGE_MODELS),
  languages: {
    en: charterWords('en'),
    fr: charterWords('fr'),
    nl: charterWords('nl'),
  },
  page: browser,
  readmes: {
    command: 'npm run charts',
    guide: 'See [how to read a chart](../README.md#how-to-read-a-chart).',
  },
})
