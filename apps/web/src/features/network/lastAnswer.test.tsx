// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Query } from '../../data/query.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { useLastAnswer } from './wiring.ts'

const nothing: Query<string> = { data: undefined, at: undefined, error: undefined, retry: () => undefined }
const error = { code: 'FAILEDTOLOAD', message: '', status: 0, severity: 'critical' as const }

type Answer = (read: Query<string>) => void
const Probe = ({ take }: { take: (current: Query<string>, answer: Answer) => void }) => {
  const [read, setRead] = useState(nothing)
  take(useLastAnswer(read), setRead)
  return null
}

let seen = nothing
let setRead: Answer = () => undefined
const answer: Answer = (read) => act(() => setRead(read))
let takeAway: () => void = () => undefined
afterEach(() => takeAway())

it('useLastAnswer keeps a figure with its age while the next read is pending or if it fails', () => {
  takeAway = mount(
    <Probe
      take={(current, set) => {
        seen = current
        setRead = set
      }}
    />,
  )
  expect(seen).toEqual(nothing)
  answer({ ...nothing, data: '373.9', at: 1 })
  answer(nothing)
  expect(seen).toMatchObject({ data: '373.9', at: 1, error: undefined })
  answer({ ...nothing, error })
  expect(seen).toMatchObject({ data: '373.9', at: 1, error })
  answer({ ...nothing, data: '380.1', at: 2 })
  expect(seen).toMatchObject({ data: '380.1', at: 2, error: undefined })
})
