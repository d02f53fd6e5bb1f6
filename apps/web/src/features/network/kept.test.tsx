// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Read } from '../../data/reads.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { useKept } from './wiring.ts'

const nothing: Read<string> = { data: undefined, at: undefined, error: undefined, retry: () => undefined }
const error = { code: 'FAILEDTOLOAD', message: '', status: 0, severity: 'critical' as const }

let seen = nothing
let answer: (read: Read<string>) => void = () => undefined
const Probe = () => {
  const [read, setRead] = useState(nothing)
  answer = (next) => act(() => setRead(next))
  seen = useKept(read)
  return null
}
let takeAway: () => void = () => undefined
afterEach(() => takeAway())

it('A figure stays with its age while the question of the next minutes is on its way, and while that fails', () => {
  takeAway = mount(<Probe />)
  expect(seen).toEqual(nothing)
  answer({ ...nothing, data: '373.9', at: 1 })
  answer(nothing)
  expect(seen).toMatchObject({ data: '373.9', at: 1, error: undefined })
  answer({ ...nothing, error })
  expect(seen).toMatchObject({ data: '373.9', at: 1, error })
  answer({ ...nothing, data: '380.1', at: 2 })
  expect(seen).toMatchObject({ data: '380.1', at: 2, error: undefined })
})
