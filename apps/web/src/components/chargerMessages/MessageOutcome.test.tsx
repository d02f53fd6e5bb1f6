import { chargerMessageMachine } from '@portal/machines'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { loadAllTexts } from '../../texts/all.ts'
import { createFormats, createTexts } from '../../texts/index.ts'
import { MessageOutcome } from './MessagesCard.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.mock('./wiring.ts', () => ({ useChargerMessage: () => undefined }))

stage.i18n = { ...createTexts('en', await loadAllTexts('en')), formats: createFormats('en') }

const outcome = (value: 'answered' | 'unanswered', Status: string, error?: { readonly code: string }) => {
  const message = createActor(chargerMessageMachine, {
    input: { chargepointId: 'CP1' },
    snapshot: chargerMessageMachine.resolveState({
      value,
      context: {
        chargepointId: 'CP1',
        request: { action: 'ClearCache' },
        intent: 'i',
        message: { Id: 'M1', Status, SentOn: undefined },
        error,
      },
    }),
  })
  return renderToStaticMarkup(<MessageOutcome message={message} />)
}

describe('MessageOutcome', () => {
  it('shows the code of an unknown message status', () => {
    expect(outcome('answered', '?EXPIRED')).toContain('Unknown (EXPIRED)')
  })

  it('explains why the answer can no longer be read and offers another check', () => {
    const refused = outcome('unanswered', 'PENDING', { code: 'Unauthorized' })
    expect(refused).toContain('We couldn’t get the answer. You do not have access to this resource.')
    expect(refused).toContain('Check again')
  })
})
