// @vitest-environment jsdom
import { createWriting } from '@portal/machines'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { createFormats, createTexts } from '../../texts/index.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { type ByLanguage, rowsOf } from './rows.ts'
import { TextEditor } from './TextEditor.tsx'
import { texts as own } from './texts/en.ts'

vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ ...createTexts('en', own), formats: createFormats('en') }),
  useSystem: () => ({}),
}))
const stage = vi.hoisted((): { unwritten?: ByLanguage } => ({}))
vi.mock('../../data/writing.ts', () => ({
  useWriting: ({ draft, isReady }: { draft: ByLanguage; isReady: (draft: ByLanguage) => boolean }) =>
    useState(() =>
      createActor(createWriting<ByLanguage>({ isReady }), {
        input: { draft, isOpen: true, unwritten: stage.unwritten && { draft: stage.unwritten } },
      }).start(),
    )[0],
}))

let unmount = () => undefined as void
beforeEach(() => {
  delete stage.unwritten
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  // Not implemented in jsdom.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close: () => undefined,
  })
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

const openedAt = (Fr: string, Nl: string) => {
  const [row] = rowsOf({ en: {}, fr: {}, nl: {} }, [
    { Id: 'TR-1', Version: 1, Key: 'a.b', En: 'Save', Fr, Nl },
  ])
  if (!row) throw new Error('The build has no such text')
  unmount = mount(<TextEditor row={row} nextHref={undefined} onClose={() => undefined} />)
  return document.activeElement?.getAttribute('lang')
}

it.each([
  ['fr', '', 'Opslaan'],
  ['nl', 'Enregistrer', ' '],
  ['fr', '', ''],
  ['en', 'Enregistrer', 'Opslaan'],
])(
  'the editor focuses the first missing language, or English if none is missing (%s)',
  (language, fr, nl) => {
    expect(openedAt(fr, nl)).toBe(language)
  },
)

it('the editor focuses the first language that is empty in the restored draft', () => {
  stage.unwritten = { en: 'Save', fr: 'Enregistrer', nl: '' }
  expect(openedAt('', '')).toBe('nl')
})
