import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import {
  canonical,
  type Page,
  type PageModel,
  type Path,
  pageStepsOf,
  type Words,
  wordsOf,
} from '@portal/paths'
import type { Language } from '@portal/schemas'
import {
  type Label,
  labelsIn,
  operationName,
  operationsIn,
  SEPARATORS,
  type Step,
  sayIn,
} from '../steps/index.ts'
import { charterTexts } from './charterTexts.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Reads the texts of labels in a separate process, because machines must not import the portal. */
export const wordsIn = async (language: Language, labels: readonly Label[]): Promise<readonly string[]> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/labelWords.ts', language], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(labels))
  return JSON.parse(await text(child.stdout)) as readonly string[]
}

const keyOf = (label: Label): string => canonical(label)

/** Texts of a charter in a language: the sentence of each step and the texts of the portal. */
export const charterWords =
  (language: Language) =>
  async (model: PageModel, paths: readonly Path[]): Promise<Words> => {
    const page = model.page as Page<Step, Step>
    const steps = paths
      .flatMap((path) => pageStepsOf(page, path))
      .flatMap(({ acts, sights }) => [...acts, ...sights])
    const labels = new Map(steps.flatMap(labelsIn).map((label) => [keyOf(label), label]))
    const words = await wordsIn(language, [...labels.values()])
    const byKey = new Map([...labels.keys()].map((key, at) => [key, words[at] ?? '']))
    return {
      ...wordsOf(
        page,
        sayIn(language, (label) => byKey.get(keyOf(label)) ?? ''),
        SEPARATORS[language],
      ),
      charter: charterTexts(
        language,
        Object.fromEntries(
          [...new Set(steps.flatMap(operationsIn))].map((id) => [operationName(language, id), id]),
        ),
      ),
    }
  }
