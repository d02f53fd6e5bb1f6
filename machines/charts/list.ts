import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { MODELS, PAGE_MODELS } from '../modelList.ts'
import type { PathsFile } from '../paths/format.ts'
import { answerOf, type Model } from '../paths/model.ts'
import { type Coverage, marksOf, type ProvenBy } from './marks.ts'

const MACHINES = new URL('../', import.meta.url)

/** A chart to be drawn, by the folder that holds it. */
export interface Listed {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly markOf: Coverage
  /** Events that the model also sends without any data. */
  readonly bareEvents: readonly string[]
}

export const fileIn = (name: string, file: string): string =>
  fileURLToPath(new URL(`${name}/${file}`, MACHINES))

const provenBy = async (
  name: string,
  model: Model | undefined,
  file: string,
): Promise<ProvenBy | undefined> => {
  if (!model) return undefined
  const { paths } = JSON.parse(await readFile(fileIn(name, file), 'utf8')) as PathsFile
  return { model, paths }
}

const bareEventsOf = (model: Model | undefined): readonly string[] => {
  const bare = (model?.events ?? []).filter((event) => !answerOf(event) && Object.keys(event).length === 1)
  return [...new Set(bare.map(({ type }) => type))].sort()
}

const machineIn = async (name: string): Promise<AnyStateMachine> => {
  const exported = (await import(fileIn(name, 'machine.ts'))) as Readonly<Record<string, unknown>>
  const machines = Object.values(exported).filter((one) => one instanceof StateMachine)
  const machine = machines.find(({ id }) => id === name)
  if (machine) return machine
  throw new Error(
    `machines/${name}/machine.ts exports no machine with the id '${name}': one that is made by a function is drawn from its model in modelList.ts.`,
  )
}

/** Every folder that holds a machine, in the order of the alphabet: from its model, else as the folder exports it. */
export const listCharts = async (): Promise<readonly Listed[]> => {
  const models: Readonly<Record<string, Model>> = MODELS
  const pageModels: Readonly<Record<string, Model>> = PAGE_MODELS
  const found = await readdir(MACHINES, { withFileTypes: true, recursive: true })
  const names = found
    .filter((entry) => entry.isFile() && entry.name === 'machine.ts')
    .map(({ parentPath }) => parentPath.replaceAll('\\', '/').split('/').filter(Boolean).at(-1) ?? '')
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      machine: models[name]?.machine ?? (await machineIn(name)),
      bareEvents: bareEventsOf(models[name]),
      markOf: marksOf(
        await provenBy(name, models[name], 'paths.json'),
        await provenBy(name, pageModels[name], 'paths.page.json'),
      ),
    })),
  )
}
