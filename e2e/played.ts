import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { PLAYED_CHARTS, PLAYED_JOURNEYS, transitionNames } from '@portal/machines/played'

/** Where the tab keeps which transitions were taken, over navigation and reload. */
const KEY = 'test:chart-steps'

/** `PLAYED=write` notes what each test makes the charts take; `node e2e/writePlayed.ts` makes the committed list of it. */
const isWriting = process.env.PLAYED === 'write'
const NOTES = fileURLToPath(new URL('../.cache/played', import.meta.url))

/** By chart the transitions that were taken. */
type Steps = Readonly<Record<string, readonly string[]>>

export const journeyOf = ({ file, title }: Pick<TestInfo, 'file' | 'title'>): string =>
  `${basename(file)}: ${title}`

const countedFor = (journey: string): Steps =>
  Object.fromEntries(
    Object.entries(PLAYED_JOURNEYS).flatMap(([chart, journeys]) => {
      const names = journeys[journey]
      return names ? [[chart, names]] : []
    }),
  )

/** Whether the test is listened to: its charts tell what they do, as under `?debug=1`. */
export const isCounted = (journey: string): boolean =>
  isWriting || Object.keys(countedFor(journey)).length > 0

/** Lets charts tell what they do, with nothing of the inspector on screen. */
export const listenToCharts = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((key) => {
    // An empty page keeps nothing.
    if (window.origin === 'null') return
    // Kept from before: tests let writing fail.
    const { setItem } = Storage.prototype
    const kept = JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as Record<string, number[]>
    window.sessionStorage.setItem('charge-portal:debug', '1')
    document.addEventListener('chart-step', (event) => {
      const { chart, taken } = (event as CustomEvent<{ chart: string; taken: number[] }>).detail
      kept[chart] = [...new Set([...(kept[chart] ?? []), ...taken])]
      setItem.call(window.sessionStorage, key, JSON.stringify(kept))
    })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '#inspector { display: none } :root { --visit: 0px !important } body { padding: 0 !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  }, KEY)
}

/** What the tab has kept; nothing where it shows no page of the portal. */
const keptIn = (page: Page): Promise<string | null> =>
  page.evaluate((key) => window.sessionStorage.getItem(key), KEY).catch(() => null)

/** What charts without an adapter did in all tabs. */
export const stepsOf = async (context: BrowserContext): Promise<Steps> => {
  const tabs = await Promise.all(context.pages().map(keptIn))
  const all = tabs.map((text) => JSON.parse(text ?? '{}') as Readonly<Record<string, readonly number[]>>)
  return Object.fromEntries(
    PLAYED_CHARTS.flatMap((chart) => {
      const places = new Set(all.flatMap((steps) => steps[chart] ?? []))
      const names = transitionNames(chart).filter((_, place) => places.has(place))
      return names.length > 0 ? [[chart, names]] : []
    }),
  )
}

/** Fails where a chart did not take what the journey is counted for. */
export const expectPlayed = (journey: string, steps: Steps): void => {
  if (isWriting) {
    mkdirSync(NOTES, { recursive: true })
    const name = journey.replaceAll(/[^\w.]+/g, '-')
    writeFileSync(join(NOTES, `${name}.json`), JSON.stringify({ journey, steps }))
    return
  }
  const missing = Object.entries(countedFor(journey)).flatMap(([chart, names]) =>
    names.filter((name) => !steps[chart]?.includes(name)).map((name) => `  ${chart} · ${name}`),
  )
  if (missing.length > 0)
    throw new Error(
      `The journey is counted for what charts did not do in it:\n${missing.join('\n')}\nmachines/README.md says how the list is written.`,
    )
}
