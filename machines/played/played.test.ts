import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  fewestJourneys,
  forgottenCharts,
  isLongerWait,
  PLAYED_CHARTS,
  PLAYED_JOURNEYS,
  transitionNames,
} from './index.ts'
import { UNSEEN } from './unseen.ts'

const SPECS = fileURLToPath(new URL('../../e2e/journeys', import.meta.url))

describe.each(PLAYED_CHARTS)('%s, which has no adapter,', (chart) => {
  const played = new Set(Object.values(PLAYED_JOURNEYS[chart] ?? {}).flat())
  const unseen: Readonly<Record<string, string>> = UNSEEN[chart]
  const names = transitionNames(chart)

  test('has each transition in a journey, or says why not', () => {
    const left = names.filter(
      (name) => !played.has(name) && !(name in unseen) && !isLongerWait(name, [...played]),
    )
    expect(left).toEqual([])
  })

  test('has no reason for what is played, or for what is not in it', () => {
    expect(Object.keys(unseen).filter((name) => played.has(name) || !names.includes(name))).toEqual([])
    expect([...played].filter((name) => !names.includes(name))).toEqual([])
  })
})

test('Each chart is seen in the browser by an adapter or by journeys, or says why not', () => {
  expect(forgottenCharts()).toEqual([])
})

test('Each journey of the list is there', () => {
  const texts = Object.fromEntries(
    readdirSync(SPECS)
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => [file, readFileSync(`${SPECS}/${file}`, 'utf8')]),
  )
  const isThere = (journey: string) => {
    const [file = '', ...title] = journey.split(': ')
    return texts[file]?.includes(title.join(': '))
  }
  const journeys = Object.values(PLAYED_JOURNEYS).flatMap((one) => Object.keys(one))
  expect(journeys.length).toBeGreaterThan(20)
  expect(journeys.filter((journey) => !isThere(journey))).toEqual([])
})

test('A wait that is too long counts as shown only where a failure that is played leads to the same state', () => {
  const wait = 'reading: xstate.after.TIMEOUT.chart.reading → failed'
  expect(isLongerWait(wait, ['reading: xstate.error.actor.read → failed'])).toBe(true)
  expect(isLongerWait(wait, ['reading: xstate.error.actor.read → refused'])).toBe(false)
  expect(isLongerWait(wait, ['sending: xstate.error.actor.send → failed'])).toBe(false)
  expect(isLongerWait('reading: RETRY → failed', ['reading: xstate.error.actor.read → failed'])).toBe(false)
})

test('As few journeys are counted as take everything', () => {
  expect(fewestJourneys({ one: ['a', 'b'], two: ['b', 'c', 'd'], three: ['a'] })).toEqual({
    one: ['a'],
    two: ['b', 'c', 'd'],
  })
})
