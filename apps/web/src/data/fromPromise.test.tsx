// @vitest-environment jsdom
import { useActorRef, useSelector } from '@xstate/react'
import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { setup } from 'xstate'
import { fromPromise } from './fromPromise.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const answers: ((answer: string) => void)[] = []
const read = fromPromise<string>(
  ({ signal }) =>
    new Promise((resolve, reject) => {
      answers.push(resolve)
      signal.addEventListener('abort', () => reject(signal.reason))
    }),
)
const machine = setup({ actors: { read } }).createMachine({
  initial: 'reading',
  states: {
    reading: { invoke: { id: 'read', src: 'read', onDone: 'shown', onError: 'failed' } },
    shown: {},
    failed: {},
  },
})
const View = () => useSelector(useActorRef(machine), ({ value }) => value)

it('fromPromise waits for the second call when StrictMode has aborted the first', async () => {
  const root = createRoot(document.body)
  await act(async () =>
    root.render(
      <StrictMode>
        <View />
      </StrictMode>,
    ),
  )
  expect(answers).toHaveLength(2)
  expect(document.body.textContent).toBe('reading')
  await act(async () => answers[1]?.('done'))
  expect(document.body.textContent).toBe('shown')
  await act(async () => root.unmount())
})
