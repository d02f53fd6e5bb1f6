// @vitest-environment jsdom
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createFormats, createTexts } from '../../texts/index.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { SystemContext, useI18n } from '../context.ts'
import type { PortalSystem } from '../portalSystem.ts'
import { OperatorWords, spokenToOperators } from './OperatorWords.tsx'
import { operatorRoutes } from './routes.ts'

let unmount = () => undefined as void
afterEach(() => unmount())

const i18n = {
  ...createTexts('en', { 'command.RESET': 'Restart charger' }),
  formats: createFormats('en'),
}
const system = {
  appearance: {
    language: {
      getSnapshot: () => ({ context: { language: 'en' } }),
      subscribe: () => ({ unsubscribe: () => undefined }),
    },
    i18n: () => i18n,
  },
} as unknown as PortalSystem

const Restart = () => <button type="button">{useI18n().t('command.RESET')}</button>

it('a shared part speaks to operators on their screens, and to customers beside them', async () => {
  const Screen = await spokenToOperators({ path: '/network', shownBy: [], load: async () => Restart }).load()
  unmount = mount(
    <SystemContext value={system}>
      <Restart />
      <Screen />
    </SystemContext>,
  )
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Restart charger',
    'Restart charge point',
  ])
})

it('what speaks to operators is the same object as long as the texts are', () => {
  const seen = new Set<unknown>()
  const Words = ({ count }: { count: number }) => {
    seen.add(useI18n())
    return count
  }
  const face = (count: number) => (
    <SystemContext value={system}>
      <OperatorWords>
        <Words count={count} />
      </OperatorWords>
    </SystemContext>
  )
  unmount = mount(face(1))
  unmount()
  unmount = mount(face(2))
  expect(seen.size).toBe(1)
})

it('each screen of the operators’ area does', async () => {
  for (const { path, load } of operatorRoutes) {
    const Screen = (await load()) as () => ReactElement
    expect([path, Screen().type]).toEqual([path, OperatorWords])
  }
}, 60_000)
