import type { ChosenFile } from '../attachments/machine.ts'
import type { Data, WizardAnswers, WizardDefinition } from './definition.ts'
import { isAnswered, settled, wayOf } from './way.ts'

export interface CallDone {
  readonly call: string
  /** Digest of the payload. */
  readonly sent: string
  readonly result: Data
}

export interface Submission {
  /** Key of the intent. Part of the idempotency key of every call, so a repeated call counts once. */
  readonly key: string
  readonly callsDone: readonly CallDone[]
  readonly underWay?: CallUnderWay
}

/** A call that was sent but has no response yet. */
export interface CallUnderWay {
  readonly call: string
  readonly sent: string
  /**
   * Payload as sent, because the answers may have changed since. Missing in drafts of earlier versions of the portal.
   */
  readonly payload?: Data
}

/** Stored part of a wizard: the current step and the answers. */
export interface Progress<TStep, TAnswers> {
  readonly step: TStep
  /** Back-stack, nearest step last. */
  readonly stack: readonly TStep[]
  readonly answers: TAnswers
  readonly submission: Submission
}

/** Stored form of a draft: versioned data, never a machine snapshot. */
export interface StoredDraft {
  readonly v: typeof DRAFT_VERSION
  readonly kind: string
  /** The back-stack followed by the current step. */
  readonly steps: readonly string[]
  readonly draft: Readonly<Record<string, unknown>>
  readonly attachmentIds: readonly string[]
  /**
   * Ids, names and sizes of the files, including files that the browser has lost; never sent. Missing in drafts of
   * earlier versions of the portal.
   */
  readonly files?: readonly ChosenFile[]
  readonly submission: Submission
}

export const DRAFT_VERSION = 1
/** Maximum number of stored steps, far above that of any wizard. */
const MOST_STEPS = 1_000
const LONGEST_KEY = 100

/** Answer with the ids of the files, which a stored draft keeps outside `draft`. */
const ATTACHMENTS = 'attachmentIds'

export const storedDraft = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: WizardDefinition<TStep, TAnswers>,
  { step, stack, answers, submission }: Progress<NoInfer<TStep>, NoInfer<TAnswers>>,
): StoredDraft => {
  const { [ATTACHMENTS]: files, ...draft } = (definition.draft?.write(answers) ?? answers) as Readonly<
    Record<string, unknown>
  >
  return {
    v: DRAFT_VERSION,
    kind: answers.kind ?? '',
    steps: [...stack, step],
    draft,
    attachmentIds: (files ?? []) as readonly string[],
    submission,
  }
}

/** Returns a field of a stored value; undefined if it is missing. */
export const fieldIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'

const isData = (value: unknown): value is Data =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (typeof value === 'object' && Object.values(value).every(isData))

/** File ids of a stored draft. */
export const readFileIds = (stored: unknown): readonly string[] => {
  const ids = fieldIn(stored, ATTACHMENTS)
  return Array.isArray(ids) ? ids.filter(isText) : []
}

/** Files of a stored draft, without invalid entries. */
export const readNamedFiles = (stored: unknown): readonly ChosenFile[] => {
  const list = fieldIn(stored, 'files')
  if (!Array.isArray(list)) return []
  return list.flatMap((one: unknown): ChosenFile[] => {
    const [id, name, size] = ['id', 'name', 'size'].map((field) => fieldIn(one, field))
    return isText(id) && isText(name) && Number.isFinite(size) ? [{ id, name, size: Number(size) }] : []
  })
}

const readSubmission = (stored: unknown, calls: readonly string[]): Submission | undefined => {
  const key = fieldIn(stored, 'key')
  if (!isText(key) || !/^[\x21-\x7e]+$/.test(key) || key.length > LONGEST_KEY) return undefined
  const list: unknown = fieldIn(stored, 'callsDone')
  if (!Array.isArray(list)) return undefined
  const callsDone = list.flatMap((one: unknown): CallDone[] => {
    const [call, sent, result] = ['call', 'sent', 'result'].map((name) => fieldIn(one, name))
    return isText(call) && calls.includes(call) && isText(sent) && isData(result)
      ? [{ call, sent, result }]
      : []
  })
  // The call of a damaged entry would be sent again, so reject the whole draft.
  if (callsDone.length !== list.length) return undefined
  const underWay = readUnderWay(fieldIn(stored, 'underWay'), calls)
  return { key, callsDone, ...(underWay && { underWay }) }
}

const readUnderWay = (stored: unknown, calls: readonly string[]): CallUnderWay | undefined => {
  const [call, sent, payload] = ['call', 'sent', 'payload'].map((name) => fieldIn(stored, name))
  if (!isText(call) || !calls.includes(call) || !isText(sent)) return undefined
  return { call, sent, ...(payload !== undefined && isData(payload) && { payload }) }
}

const readAnswers = <TStep extends string, TAnswers extends WizardAnswers>(
  { preset, steps }: WizardDefinition<TStep, TAnswers>,
  stored: Readonly<Record<string, unknown>>,
): TAnswers => {
  const validators = new Map<string, (value: unknown) => boolean>(
    Object.entries(preset as Record<string, (value: unknown) => boolean>),
  )
  for (const { fields } of Object.values<{ fields: object }>(steps))
    for (const [name, { isValue }] of Object.entries(fields)) validators.set(name, isValue)
  return Object.fromEntries(
    [...validators].flatMap(([name, isValue]) => {
      const value = fieldIn(stored, name)
      return isValue(value) ? [[name, value]] : []
    }),
  ) as unknown as TAnswers
}

/**
 * Parses a stored draft. Returns undefined for an unknown version or kind, or for a damaged submission. Drops unknown
 * steps and answers, and steps that cannot be reached.
 */
export const readDraft = <TStep extends string, TAnswers extends WizardAnswers>(
  definition: WizardDefinition<TStep, TAnswers>,
  stored: unknown,
): Progress<TStep, TAnswers> | undefined => {
  const kind = fieldIn(stored, 'kind')
  if (fieldIn(stored, 'v') !== DRAFT_VERSION || !isText(kind) || !definition.kinds.includes(kind))
    return undefined
  const submission = readSubmission(fieldIn(stored, 'submission'), Object.keys(definition.calls))
  if (submission === undefined) return undefined
  const draft = fieldIn(stored, 'draft')
  const answers = settled(
    definition,
    readAnswers(definition, {
      ...(isRecord(draft) && (definition.draft?.read(draft) ?? draft)),
      [ATTACHMENTS]: fieldIn(stored, ATTACHMENTS),
      kind,
    }),
  )
  const way = wayOf(definition, answers)
  const list: unknown = fieldIn(stored, 'steps')
  const steps = (Array.isArray(list) ? list.slice(-MOST_STEPS) : []).filter((step): step is TStep =>
    (way as readonly unknown[]).includes(step),
  )
  const last = steps.at(-1) ?? definition.first
  const open = way.find((step) => step === last || !isAnswered(definition, step, answers)) ?? last
  const isAtLast = open === last || last === definition.review
  return isAtLast
    ? { step: last, stack: steps.slice(0, -1), answers, submission }
    : { step: open, stack: way.slice(0, way.indexOf(open)), answers, submission }
}
