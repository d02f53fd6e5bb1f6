// @vitest-environment jsdom
import { act, type ReactElement, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { createFormats, createTexts } from '../../texts/index.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { AreaWords } from '../AreaWords.tsx'
import { SystemContext, useI18n } from '../context.ts'
import type { PortalSystem } from '../portalSystem.ts'
import { OperatorWords, spokenToOperators } from './OperatorWords.tsx'
import { operatorRoutes } from './routes.ts'

let unmount = () => undefined as void
afterEach(() => unmount())

const i18n = {
  ...createTexts('en', {
    'command.RESET': 'Restart charger',
    'error.UnknownChargePoint': 'We can’t find this charger.',
  }),
  formats: createFormats('en'),
}
const system = {
  appearance: {
    language: {
      getSnapshot: () => ({ context: { language: 'en' } }),
      subscribe: () => ({ unsubscribe: () => undefined }),
    },
    i18n: () => i18n,
    subscribe: () => () => undefined,
  },
  portal: { getSnapshot: () => ({ context: {} }), subscribe: () => ({ unsubscribe: () => undefined }) },
  area: { roles: [] },
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

it('a notification speaks to operators while they are in their area, and stays the same one', () => {
  let begun = 0
  const Told = () => {
    useState(() => {
      begun += 1
    })
    return <p>{useI18n().errorText('UnknownChargePoint')}</p>
  }
  const shown = { shownBy: [], load: async () => Told }
  const routes = [
    { path: '/my/chargepoints', ...shown },
    spokenToOperators({ path: '/network/:id', ...shown }),
  ]
  unmount = mount(
    <SystemContext value={{ ...system, routes }}>
      <AreaWords>
        <Told />
      </AreaWords>
    </SystemContext>,
  )
  const toldAt = (path: string) => {
    act(() => navigate(path))
    return document.querySelector('p')?.textContent
  }
  expect(toldAt('/network/CP1')).toBe('We can’t find this charge point.')
  expect(toldAt('/my/chargepoints')).toBe('We can’t find this charger.')
  expect(toldAt('/network/CP2')).toBe('We can’t find this charge point.')
  expect(begun).toBe(1)
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

it('each screen of the operators’ area does, and what is drawn beside it', async () => {
  for (const { path, load, words } of operatorRoutes) {
    const Screen = (await load()) as () => ReactElement
    expect([path, Screen().type]).toEqual([path, OperatorWords])
    expect(words?.(system.appearance).i18n('en')?.t('command.RESET')).toBe('Restart charge point')
  }
}, 60_000)
