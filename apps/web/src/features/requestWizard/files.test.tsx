// @vitest-environment jsdom
import {
  type AttachmentsRef,
  attachmentsMachine,
  type FileRefusal,
  type FileState,
  type InspectedFile,
  selectRefusedFiles,
} from '@portal/machines'
import { ATTACHMENTS_MAX_BYTES, LANGUAGES, type Language } from '@portal/schemas'
import { act } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { I18n } from '../../app/appearance.ts'
import { FileChoice } from '../../components/files/FileChoice.tsx'
import * as hands from '../../components/wizard/testing/hands.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { loadWords } from './testing/words.ts'

/* Messages about accepted and refused files (S5) in every language, checked with axe. */

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => stage.i18n,
  useSystem: () => ({ appearance: { loadTexts: async () => undefined } }),
}))
vi.mock('../../components/files/FilePreview.tsx', () => ({ FilePreview: () => null }))

let i18ns: ReadonlyMap<Language, I18n> = new Map()
const speak = (language: Language): I18n => {
  stage.i18n = i18ns.get(language)
  document.documentElement.lang = language
  return stage.i18n as I18n
}
beforeAll(async () => {
  i18ns = await loadWords()
})

let takeAway = () => undefined as void
afterEach(() => takeAway())

const show = (attachments: AttachmentsRef, taken: (names: string[]) => void = () => undefined) => {
  takeAway()
  const take = (files: Iterable<File>) => taken([...files].map(({ name }) => name))
  takeAway = mount(
    <main>
      <title>Files</title>
      <h1>Files</h1>
      <FileChoice files={{ add: take, content: () => undefined }} attachments={attachments} />
    </main>,
  )
}

/** Starts the machine with a fake inspection: `liar.pdf` contains a program, and `locked.pdf` cannot be read. */
const open = (upload: 'WAITS' | 'FAILS' | 'LOST' | 'ARRIVES' = 'WAITS') =>
  createActor(
    attachmentsMachine.provide({
      actors: {
        inspectFile: fromPromise<InspectedFile, { id: string; name: string }>(async ({ input: { name } }) => {
          if (name === 'locked.pdf') throw new Error('locked')
          return { type: name === 'liar.pdf' ? null : 'application/pdf', isSaved: name !== 'unsaved.pdf' }
        }),
        uploadFile: fromCallback<{ type: 'NONE' }, { id: string; request: string }>(({ sendBack }) => {
          if (upload === 'ARRIVES') sendBack({ type: 'UPLOADED' })
          if (upload === 'FAILS' || upload === 'LOST')
            sendBack({
              type: 'UPLOAD_FAILED',
              failure: { code: upload === 'LOST' ? 'FAILEDTOLOAD' : 'UNKNOWNREQUEST' },
            })
        }),
      },
    }),
    { input: { stored: [] } },
  ).start()

const add = async (attachments: AttachmentsRef, name: string, size: number) => {
  attachments.send({ type: 'ADD', files: [{ id: name, name, size }] })
  await hands.settle()
}

test.each<[FileRefusal, string, number]>([
  ['name', '<b>plan</b>.pdf', 1],
  ['type', 'setup.exe', 1],
  ['content', 'liar.pdf', 1],
  ['tooLarge', 'film.pdf', ATTACHMENTS_MAX_BYTES + 1],
  ['empty', 'nothing.pdf', 0],
  ['unreadable', 'locked.pdf', 1],
])(
  'the request wizard explains in each language why it refused a file (%s: %s)',
  async (reason, name, size) => {
    const attachments = open()
    await add(attachments, name, size)
    expect(selectRefusedFiles(attachments.getSnapshot())).toEqual([{ name, reason }])
    for (const language of LANGUAGES) {
      const { t, formats } = speak(language)
      show(attachments)
      const alert = document.querySelector('[role=alert]')
      expect(alert?.textContent).toContain(t('files.refused'))
      expect(alert?.querySelector('li')?.textContent).toBe(
        reason === 'tooLarge'
          ? t('files.refused.tooLarge', { name, size: formats.count(5) })
          : t(`files.refused.${reason}`, { name }),
      )
      expect(alert?.querySelector('li b')).toBeNull()
      hands.expectReachable()
      if (language === 'nl') await hands.expectAccessible()
    }
  },
)

test.each<['WAITS' | 'FAILS' | 'LOST' | 'ARRIVES', FileState, 'sending' | 'failed' | 'unknown' | 'sent']>([
  ['WAITS', 'sending', 'sending'],
  ['FAILS', 'failed', 'failed'],
  ['LOST', 'failed', 'unknown'],
  ['ARRIVES', 'sent', 'sent'],
])(
  'the request wizard shows the state and the actions of a file (upload: %s)',
  async (upload, state, words) => {
    const attachments = open(upload)
    await add(attachments, 'plan.pdf', 1_000)
    attachments.send({ type: 'UPLOAD_TO', request: 'RQ00001' })
    expect(attachments.getSnapshot().context.files.map((file) => file.state)).toEqual([state])
    for (const language of LANGUAGES) {
      const { t } = speak(language)
      show(attachments)
      await vi.waitFor(() =>
        expect(document.querySelector('main li')?.textContent).toContain(t(`files.state.${words}`)),
      )
      hands.expectReachable()
      if (language === 'fr') await hands.expectAccessible()
    }
    const { t } = speak('fr')
    show(attachments)
    const name = 'plan.pdf'
    if (state === 'sending') await hands.pressButton(t('files.cancel', { name }))
    if (state === 'failed') await hands.pressButton(t('files.retry', { name }))
    await hands.pressButton(t('files.remove', { name }))
    expect(document.querySelector('main li')).toBeNull()
  },
)

test('the request wizard names in each language only the files that the browser cannot store', async () => {
  const attachments = open()
  await add(attachments, 'saved.pdf', 1)
  const statuses = () => [...document.querySelectorAll('main [role=status]')].map((one) => one.textContent)
  const { t } = speak('en')
  show(attachments)
  expect(statuses()).not.toContainEqual(expect.stringContaining(t('files.unsaved.title')))
  takeAway()
  await add(attachments, 'unsaved.pdf', 1)
  for (const language of LANGUAGES) {
    const words = speak(language)
    show(attachments)
    expect(statuses()).toContain(
      words.t('files.unsaved.title') + words.t('files.unsaved', { names: 'unsaved.pdf' }),
    )
    expect(document.querySelector('main [role=alert]')?.textContent).toBe('')
    await hands.expectAccessible()
  }
})

test('the request wizard lists the lost files in each language until the user dismisses the notice', async () => {
  const LOST = [
    { id: 'x', name: 'fuses.png', size: 1_200_000 },
    { id: 'y', name: '<b>gate</b>.png', size: 100_000 },
  ]
  for (const language of LANGUAGES) {
    const { t, formats } = speak(language)
    const attachments = createActor(attachmentsMachine, { input: { stored: [], gone: LOST } }).start()
    show(attachments)
    const status = () =>
      [...document.querySelectorAll('main [role=status]')].find((one) =>
        one.textContent?.includes(t('files.gone.title')),
      )
    expect([...(status()?.querySelectorAll('li') ?? [])].map((one) => one.textContent)).toEqual([
      `fuses.png (${formats.fileSize(1_200_000)})`,
      `<b>gate</b>.png (${formats.fileSize(100_000)})`,
    ])
    expect(status()?.textContent).toContain(t('files.gone'))
    hands.expectReachable()
    await hands.expectAccessible()
    await hands.pressButton(t('common.close'))
    expect(status()).toBeUndefined()
    expect(attachments.getSnapshot().context.gone).toEqual([])
  }
})

test('the drop zone is highlighted during a drag and accepts the dropped files', () => {
  speak('en')
  const taken: string[][] = []
  show(open(), (names) => taken.push(names))
  const place = document.querySelector('main .border-dashed')
  /** Dispatches a drag event. Returns true if the page prevents the browser's default. */
  const drag = (type: 'dragover' | 'dragleave' | 'drop'): boolean => {
    const files = [new File(['%PDF'], 'plan.pdf'), new File(['%PDF'], 'fuses.pdf')]
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      dataTransfer: { files },
    })
    act(() => {
      place?.dispatchEvent(event)
    })
    return event.defaultPrevented
  }
  expect(drag('dragover')).toBe(true)
  expect(place?.className).toContain('border-accent')
  drag('dragleave')
  expect(place?.className).not.toContain('border-accent')
  drag('dragover')
  expect(drag('drop')).toBe(true)
  expect(place?.className).not.toContain('border-accent')
  expect(taken).toEqual([['plan.pdf', 'fuses.pdf']])
})

test('the camera button takes a single picture with the rear camera of a phone', () => {
  const { t } = speak('en')
  const taken: string[][] = []
  show(open(), (names) => taken.push(names))
  const camera = document.querySelector<HTMLInputElement>('input[name=camera]')
  expect(camera?.getAttribute('capture')).toBe('environment')
  expect(camera?.accept).toBe('image/jpeg,image/png')
  expect(camera?.multiple).toBe(false)
  // Only for touch input, because devices with a mouse rarely have a rear camera.
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === t('files.camera'))
  expect(button?.parentElement?.className).toContain('hidden pointer-coarse:contents')
  let opened = 0
  camera?.addEventListener('click', () => (opened += 1))
  act(() => button?.click())
  expect(opened).toBe(1)
  Object.defineProperty(camera ?? {}, 'files', { value: [new File(['…'], 'image.jpg')] })
  act(() => {
    camera?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(taken).toEqual([['image.jpg']])
})
