import { readFile, writeFile } from 'node:fs/promises'
import { print, tell } from './print.ts'
import { relativePath } from './sets.ts'

/** Writes a file; with `isCheck`, only reports a difference. Returns true if the file was already up to date. */
export const keepText = async (file: string, text: string, isCheck: boolean): Promise<boolean> => {
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return true
  if (isCheck) {
    tell(`${relativePath(file)} is outdated: write it without --check.`)
  } else {
    await writeFile(file, text)
    print(`written: ${relativePath(file)}`)
  }
  return false
}
