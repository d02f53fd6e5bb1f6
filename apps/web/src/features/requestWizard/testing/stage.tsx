import { ANSWERS } from '@portal/machines/requestCases'
import { useSyncExternalStore } from 'react'
import type { RequestWizard } from '../look.ts'

/*
 * Stubs for the dependencies of the wizard's screens. Tests install each one with `vi.mock`, so this file must not
 * import the modules that it replaces.
 */

export const stage = {
  i18n: undefined as unknown,
  listening: new Set<() => void>(),
  wizard: undefined as unknown,
  read: {} as object,
  chosen: undefined as object | undefined,
}

const listen = (listener: () => void) => {
  stage.listening.add(listener)
  return () => stage.listening.delete(listener)
}

export const context = {
  useI18n: () => useSyncExternalStore(listen, () => stage.i18n),
  useSystem: () => ({
    portal: { getSnapshot: () => ({ context: { userInfo: { Relation: { Id: 'R1' } } } }) },
    overlays: () => ({ relationFilter: { getSnapshot: () => ({ context: { chosen: stage.chosen } }) } }),
    impersonation: { getSnapshot: () => ({ value: 'idle' }) },
  }),
  useConfig: () => ({ productName: 'Charge Portal', support: { email: 'help@example.org' } }),
}

export const reads = { useQuery: () => ({ retry: () => undefined, ...stage.read }) }

export const attachFiles = {
  UploadProgress: () => null,
  AttachFiles: ({ wizard, error }: { wizard: RequestWizard; error?: string }) => (
    <>
      <button
        type="button"
        name="attachmentIds"
        onClick={() => wizard.send({ type: 'ANSWER', answers: ANSWERS.pictures })}
      >
        Add a picture
      </button>
      <p>{error}</p>
    </>
  ),
}
