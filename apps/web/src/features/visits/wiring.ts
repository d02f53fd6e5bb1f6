import type { WritingRef } from '@portal/machines'
import { sendSurvey } from '@portal/schemas'
import { useSystem } from '../../app/context.ts'
import { useWriting } from '../../data/writing.ts'

const hasText = (draft: string): boolean => draft.trim() !== ''

export const useSurveyDetails = (id: string, details: string): WritingRef<string> => {
  const { bco } = useSystem()
  return useWriting({
    draftKey: `survey ${id}`,
    draft: details,
    isOpen: true,
    isReady: hasText,
    write: ({ draft, version }, options) =>
      bco().call(sendSurvey, { params: { id }, body: { Version: version, Details: draft.trim() } }, options),
  })
}
