// @vitest-environment jsdom
import { createWriting } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { act, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { RadioCards } from '../ui/RadioCards.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { mount } from '../ui/testing/mount.tsx'
import { WriteForm } from './WriteForm.tsx'

let unmount = () => undefined as void
afterEach(() => unmount())

const render = (field: (isMissing: boolean, change: (draft: string) => void) => ReactNode) => {
  const writing = createActor(createWriting<string>({ isReady: (draft) => draft !== '' }), {
    input: { draft: '', isOpen: true },
  }).start()
  const change = (draft: string) => writing.send({ type: 'CHANGE', draft })
  const Form = () => {
    const isMissing = useSelector(writing, ({ context }) => context.isMissing)
    return (
      <>
        <WriteForm id="form" writing={writing}>
          {field(isMissing, change)}
        </WriteForm>
        <button type="submit" form="form">
          Send
        </button>
      </>
    )
  }
  unmount = mount(<Form />)
}

/** Submits the form with its button and returns the focused element. */
const press = (): Element | null => {
  const button = document.querySelector<HTMLElement>('button')
  button?.focus()
  act(() => button?.click())
  return document.activeElement
}

describe('WriteForm', () => {
  it('focuses the empty required field after every submit', () => {
    render((isMissing, change) => (
      <TextArea
        label="Reason"
        error={isMissing && 'Say why'}
        value=""
        onChange={({ target }) => change(target.value)}
      />
    ))
    expect(press()?.tagName).toBe('TEXTAREA')
    expect(press()?.tagName).toBe('TEXTAREA')
  })

  it('focuses the first option if a required choice is missing', () => {
    render((isMissing, change) => (
      <RadioCards
        name="type"
        legend="Type"
        cards={[
          { value: 'a', title: 'A' },
          { value: 'b', title: 'B' },
        ]}
        value={undefined}
        error={isMissing && 'Choose one'}
        onChange={change}
      />
    ))
    expect(press()).toMatchObject({ type: 'radio', value: 'a' })
  })
})
