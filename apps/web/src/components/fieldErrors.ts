import {
  type Failure,
  fieldOfRefusal,
  partOfRefusal,
  selectDraft,
  selectWritingViewState,
  type WritingRef,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useI18n } from '../app/context.ts'

/** Codes without their own text, because the server's message names the field and the reason. */
const SAID_BY_SERVER = ['Error']

/**
 * Returns the field that the server rejected, the path within it (for example `0/PowerType`), and the error text;
 * undefined if the error concerns no field of the draft.
 */
export const useRefusedField = <TDraft extends object>(
  writing: WritingRef<TDraft>,
): { readonly field: keyof TDraft; readonly part: string; readonly text: string } | undefined => {
  const { errorText } = useI18n()
  const viewState = useSelector(writing, selectWritingViewState)
  const draft = useSelector(writing, (snapshot) => selectDraft<TDraft>(snapshot))
  const failure = useSelector(writing, ({ context }) => context.error)
  if (viewState !== 'refused' || !failure) return undefined
  const field = fieldOfRefusal(failure, Object.fromEntries(Object.entries(draft)))
  if (field === undefined || !(field in draft)) return undefined
  return { field: field as keyof TDraft, part: partOfRefusal(failure), text: textOf(failure, errorText) }
}

const textOf = ({ code, message }: Failure, errorText: (code: string) => string): string =>
  SAID_BY_SERVER.includes(code) && message ? message.replace(/^[\w/]+: /, '') : errorText(code)
