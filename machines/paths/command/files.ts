import { readFile, writeFile } from 'node:fs/promises'
import { print, tell } from './print.ts'
import { shown } from './sets.ts'

/** Writes a file, or, to check, says that it differs; true if it held this text already. */
export const keepText = async (file: string, text: string, isCheck: boolean): Promise<boolean> => {
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return true
  if (isCheck) {
    tell(`${shown(file)} is not what the chart gives today: write it again without --check.`)
  } else {
    await writeFile(file, text)
    print(`written: ${shown(file)}`)
  }
  return false
}
