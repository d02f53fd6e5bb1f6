import { coverage } from '@portal/paths'
import { describe, expect, test } from 'vitest'
import { PAGE_PROOFS, type Proof } from '../models.ts'
import { playedBothWays, playedOneWay, sentencesIn } from './inBrowser.ts'
import { NOT_FOLLOWED } from './notFollowed.ts'

const CHARTS = Object.keys(PAGE_PROOFS) as (keyof typeof PAGE_PROOFS)[]
const [both, one] = [playedBothWays(), playedOneWay()]

const pathsFollowed = (all: typeof both) => CHARTS.flatMap((name) => all[name].followed.paths)
const sentencesOf = (all: typeof both) =>
  new Set(pathsFollowed(all).flatMap((path) => [...sentencesIn(path)]))

describe('The browser run in CI', () => {
  test.each(CHARTS)('plays each committed path of %s once and covers each visible transition', (name) => {
    const { model, committed }: Proof = PAGE_PROOFS[name]
    const { followed, replayed } = one[name]
    const ids = [...followed.paths, ...replayed].map(({ id }) => id)
    expect(ids.toSorted()).toEqual(committed.paths.map(({ id }) => id).toSorted())
    const played = committed.paths.filter(({ id }) => ids.includes(id))
    expect(coverage(model, played).uncovered).toEqual([])
  })

  test('follows every sentence form of the charters', () => {
    expect([...sentencesOf(one)].toSorted()).toEqual([...sentencesOf(both)].toSorted())
    expect(sentencesOf(one).size).toBeGreaterThan(100)
  })

  test('follows fewer than half of the paths', () => {
    expect(pathsFollowed(one).length).toBeLessThan(pathsFollowed(both).length / 2)
  })

  test('follows the same paths each time', () => {
    const idsOf = (all: typeof both) => pathsFollowed(all).map(({ id }) => id)
    expect(idsOf(playedOneWay())).toEqual(idsOf(one))
  })
})

test.each(CHARTS)('The nightly run follows and replays each path of %s', (name) => {
  const ids = PAGE_PROOFS[name].committed.paths.map(({ id }) => id)
  expect(both[name].replayed.map(({ id }) => id)).toEqual(ids)
  expect(both[name].followed.paths.map(({ id }) => id)).toEqual(name in NOT_FOLLOWED ? [] : ids)
})
