import { readFile } from 'node:fs/promises'
import { chartOf } from './chart.ts'
import { layOut } from './layout.ts'
import type { Listed } from './list.ts'
import { type ReadmeOptions, readmeOf } from './readme.ts'
import { svgOf } from './svg.ts'

/** Styles of a standalone picture. */
export const css: Promise<string> = Promise.all(
  ['standalone.css', 'look.css'].map((file) => readFile(new URL(file, import.meta.url), 'utf8')),
).then((sheets) => sheets.join(''))

/** Returns the contents of the files of a chart, by file name. */
export const draw = async (
  { machine, markOf, bareEvents }: Listed,
  readme: ReadmeOptions | undefined,
): Promise<Readonly<Record<string, string>>> => {
  const chart = chartOf(machine)
  return {
    'chart.svg': svgOf(chart, await layOut(chart), { markOf, bareEvents, css: await css }),
    ...(readme && { 'README.md': readmeOf(chart, markOf, readme) }),
  }
}
