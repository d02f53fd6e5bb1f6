import { chargerMessageMachine } from '@portal/machines'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { MessageOutcome } from './MessagesCard.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.mock('./wiring.ts', () => ({ useChargerMessage: () => undefined }))

stage.i18n = { ...createTexts('en', await loadAllTexts('en')), formats: createFormats('en') }

it('shows an unknown message status unchanged', () => {
  const message = createActor(chargerMessageMachine, {
    input: { chargepointId: 'CP1' },
    snapshot: chargerMessageMachine.resolveState({
      value: 'answered',
      context: {
        chargepointId: 'CP1',
        request: { action: 'ClearCache' },
        intent: 'i',
        message: { Id: 'M1', Status: '?EXPIRED', SentOn: undefined },
        error: undefined,
      },
    }),
  })
  expect(renderToStaticMarkup(<MessageOutcome message={message} />)).toContain('Unknown (EXPIRED)')
})
