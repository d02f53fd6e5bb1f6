import type { WizardAnswers, WizardViewState } from '@portal/machines'
import { navigate } from 'wouter/use-browser-location'
import {
  type ActorRefFrom,
  and,
  assign,
  type EventObject,
  fromCallback,
  not,
  setup,
  spawnChild,
} from 'xstate'
import type { PortalSystem } from '../app/portalSystem.ts'
import { watchOtherTabs } from '../services/wizardDraft.ts'
import { draftName } from './draftName.ts'
import { fromPromise } from './fromPromise.ts'
import { newIntent } from './intent.ts'
import type { ReadableStore } from './store.ts'
import { addressMove, readEntry, type WizardPlace, type WizardPosition } from './wizardAddress.ts'
import { type DraftStatus, openWizardDraft } from './wizardDraft.ts'
import type { DraftFiles, WizardActor, WizardKind } from './wizardKind.ts'

/** Time after which a history navigation is considered finished. */
const GOING_MS = 500

export type AnyWizardKind = WizardKind<string, WizardAnswers>
type AnyWizard = WizardActor<string, WizardAnswers>

interface SessionInput {
  readonly system: PortalSystem
  readonly kind: AnyWizardKind
  /** Subject of the signed-in user, who owns the drafts. */
  readonly person: string
}

interface SessionContext extends SessionInput {
  readonly draft: string
  readonly wizard: AnyWizard
  readonly draftStatus: ReadableStore<DraftStatus>
  readonly files: DraftFiles | undefined
  /** Last known view of the wizard; during WIZARD_CHANGED, the one before the change. */
  readonly viewState: WizardViewState
}

interface Begun {
  readonly key: string
  readonly answers: WizardAnswers
}

type SessionEvent =
  /** A screen of the wizard was opened, or a link changed the URL. */
  | { readonly type: 'FOLLOW' }
  | { readonly type: 'POPSTATE' }
  | { readonly type: 'WIZARD_CHANGED'; readonly viewState: WizardViewState }
  | { readonly type: 'FOLLOWED' }
  | ({ readonly type: 'BEGUN' } & Begun)

const placeNow = (): WizardPlace => ({
  path: window.location.pathname,
  query: new URLSearchParams(window.location.search),
  entry: readEntry(window.history.state),
})

const positionIn = ({ wizard, kind: { select, pathOf } }: SessionContext): WizardPosition => {
  const snapshot = wizard.getSnapshot()
  return {
    viewState: select.viewState(snapshot),
    path: pathOf(select.step(snapshot)),
    depth: select.depth(snapshot),
    draft: snapshot.context.submission?.key,
  }
}

const moveIn = (context: SessionContext) => addressMove(placeNow(), positionIn(context))

const tellUnreadable = ({ appearance, overlays }: PortalSystem): void => {
  const content = appearance.i18n(appearance.language.get().language)?.t('wizard.draft.unreadable')
  // Deferred, because a session starts during the render of its screen, when other views must not change.
  if (content !== undefined)
    queueMicrotask(() =>
      overlays().notifications.send({ type: 'NOTIFY', request: { colour: 'warning', content } }),
    )
}

/** Leaves a view without a URL, such as the result, if the URL requests something else. */
const leaveView = (context: SessionContext, { query }: WizardPlace) => {
  const { wizard } = context
  const { viewState } = positionIn(context)
  if (query.has('start') || query.get('draft') === 'discard') wizard.send({ type: 'LEAVE' })
  if (viewState === 'discarding' && query.get('draft') !== 'discard') wizard.send({ type: 'CANCEL' })
  if (moveIn(context).type === 'stay') return
  if (viewState === 'submitted') wizard.send({ type: 'LEAVE' })
  if (viewState === 'failed' || viewState === 'timedOut') wizard.send({ type: 'BACK' })
  if (viewState === 'checking') wizard.send({ type: 'CANCEL' })
}

/** Enters the wizard as the URL requests: with a new draft, the stored draft, or a question about the stored draft. */
const enter = (
  context: SessionContext,
  { query }: WizardPlace,
  begin: (answers: WizardAnswers) => void,
): void => {
  const { system, kind, wizard } = context
  const start = query.get('start')
  const answers = start === null ? undefined : kind.begin(system, start)
  const hasDraft = kind.select.hasDraft(wizard.getSnapshot())
  if (answers) {
    if (!hasDraft) begin(answers)
    return
  }
  if (!hasDraft) navigate(kind.home, { replace: true })
  else wizard.send({ type: query.get('draft') === 'discard' ? 'DISCARD' : 'CONTINUE' })
}

/** Goes to the step of a history entry if the answers allow, else as close to it as possible. */
const goToEntry = (context: SessionContext, { path, entry }: WizardPlace) => {
  const { kind, wizard } = context
  const { draft, depth } = positionIn(context)
  if (entry === undefined || entry.draft !== draft) {
    const step = kind.stepOf(path)
    if (step !== undefined) wizard.send({ type: 'POP_TO', to: step })
    return
  }
  if (entry.depth < depth) wizard.send({ type: 'POP_TO', to: entry.depth })
  for (let at = depth; at < entry.depth; at = positionIn(context).depth) {
    wizard.send({ type: 'NEXT' })
    if (positionIn(context).depth === at) return
  }
}

/**
 * Wizard of a user with its draft, its files and its URL (S2, S4). The URL follows the shown step, unless the user
 * changes the URL. Browser back returns to the previous step, browser forward sends NEXT, and the URL of an earlier
 * step opens that step.
 */
export const wizardSession = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, input: {} as SessionInput },
  actors: {
    address: fromCallback<EventObject>(({ sendBack }) => {
      const ended = new AbortController()
      const { signal } = ended
      window.addEventListener('popstate', () => sendBack({ type: 'POPSTATE' }), { signal })
      // wouter patches `history` to dispatch these events, which browsers lack.
      for (const type of ['pushState', 'replaceState'])
        window.addEventListener(type, () => sendBack({ type: 'FOLLOW' }), { signal })
      return () => ended.abort()
    }),
    changes: fromCallback<EventObject, SessionContext>(({ input: { wizard, kind }, sendBack }) => {
      const subscription = wizard.subscribe((snapshot) =>
        sendBack({ type: 'WIZARD_CHANGED', viewState: kind.select.viewState(snapshot) }),
      )
      return () => subscription.unsubscribe()
    }),
    otherTabs: fromCallback<EventObject, SessionContext>(({ input: { wizard, draft, person } }) =>
      watchOtherTabs(draft, person, (stored) => wizard.send({ type: 'OVERTAKEN', stored })),
    ),
    learn: fromPromise<void, SessionContext & Begun>(async ({ input, signal }) => {
      const { system, kind, wizard, key, answers } = input
      try {
        const learned = await kind.learn(system, answers, signal)
        const isSame = wizard.getSnapshot().context.submission?.key === key
        if (isSame && !signal.aborted) wizard.send({ type: 'LEARN', answers: learned })
      } catch {
        // Not reported, because the user can fill in the missing answers.
      }
    }),
  },
  actions: {
    follow: ({ context, self }) => {
      const { system, wizard } = context
      const place = placeNow()
      leaveView(context, place)
      if (positionIn(context).viewState === 'idle')
        enter(context, place, (answers) => {
          const key = newIntent(system.bco().now())
          wizard.send({ type: 'START', key, answers })
          self.send({ type: 'BEGUN', key, answers })
        })
      // With `?start` or `?draft`, the draft opens at its own step, whatever the path says.
      const isContinued = place.query.has('draft') || place.query.has('start')
      if (positionIn(context).viewState === 'step' && !isContinued) goToEntry(context, place)
      self.send({ type: 'FOLLOWED' })
    },
    // Deferred: the wizard is still processing an event, so FOLLOW would now act on its old state.
    followLater: ({ self }) => queueMicrotask(() => self.send({ type: 'FOLLOW' })),
    learn: spawnChild('learn', { input: ({ context, event }) => ({ ...context, ...(event as Begun) }) }),
    leaveSubmitted: ({ context }) => {
      if (positionIn(context).viewState === 'submitted') context.wizard.send({ type: 'LEAVE' })
    },
    remember: assign(({ context, event }) => ({
      viewState: event.type === 'WIZARD_CHANGED' ? event.viewState : positionIn(context).viewState,
    })),
    goHome: ({ context }) => navigate(context.kind.home, { replace: true }),
    goBack: ({ context }) => {
      const move = moveIn(context)
      if (move.type === 'go') window.history.go(move.by)
    },
    navigate: ({ context }) => {
      const move = moveIn(context)
      if (move.type === 'push' || move.type === 'replace')
        navigate(move.path, { replace: move.type === 'replace', state: { wizard: move.entry } })
    },
  },
  guards: {
    isHere: ({ context }) => context.kind.stepOf(window.location.pathname) !== undefined,
    isIdle: ({ context }) => positionIn(context).viewState === 'idle',
    isOpen: ({ context }) => !['idle', 'discarding'].includes(positionIn(context).viewState),
    /**
     * True if the wizard must handle the URL again: `?start` requests another draft, or the user cancelled the
     * question about discarding.
     */
    asksAgain: ({ context }) => {
      const { query } = placeNow()
      const hasDraft = context.kind.select.hasDraft(context.wizard.getSnapshot())
      return query.has('start') || (context.viewState === 'discarding' && hasDraft && query.size === 0)
    },
    isBackInHistory: ({ context }) => moveIn(context).type === 'go',
  },
  delays: { GOING: GOING_MS },
}).createMachine({
  id: 'wizardSession',
  context: ({ input, spawn }) => {
    const { system, kind, person } = input
    const draft = draftName(system, kind.name, person)
    const { draftStatus, ...storage } = openWizardDraft(draft, person, kind.select, () => system.bco().now())
    const { machine, openFiles } = kind.provide(system, storage, `${draft}:${person}`)
    const wizard = spawn(machine, { input: { stored: storage.stored } }) as unknown as AnyWizard
    const hasDraft = kind.select.hasDraft(wizard.getSnapshot())
    // The stored draft is damaged or of another version, so it cannot be continued.
    if (storage.stored !== null && !hasDraft) {
      storage.actions.dropDraft()
      tellUnreadable(system)
    }
    const files = openFiles?.(wizard, hasDraft ? storage.stored : undefined, (filesMachine, options) =>
      spawn(filesMachine, options),
    )
    return { ...input, draft, wizard, draftStatus, files, viewState: 'idle' }
  },
  invoke: [
    { src: 'address', id: 'address' },
    { src: 'changes', id: 'changes', input: ({ context }) => context },
    { src: 'otherTabs', id: 'otherTabs', input: ({ context }) => context },
  ],
  on: {
    BEGUN: { actions: 'learn' },
    WIZARD_CHANGED: [
      { guard: not('isHere'), actions: 'remember' },
      { guard: and(['isIdle', 'asksAgain']), actions: ['remember', 'followLater'] },
      { guard: 'isIdle', actions: ['remember', 'goHome'] },
      { actions: 'remember' },
    ],
  },
  initial: 'still',
  states: {
    still: {
      description: 'The URL names the shown step, or another screen.',
      on: {
        FOLLOW: [{ guard: 'isHere', target: 'following' }, { actions: 'leaveSubmitted' }],
        POPSTATE: [{ guard: 'isHere', target: 'following' }, { actions: 'leaveSubmitted' }],
        WIZARD_CHANGED: { guard: and(['isHere', 'isOpen']), target: 'moving', actions: 'remember' },
      },
    },
    following: {
      description: 'The wizard goes to the step in the URL. Meanwhile, its changes do not update the URL.',
      entry: 'follow',
      on: {
        WIZARD_CHANGED: {},
        FOLLOWED: [
          { guard: and(['isHere', 'isOpen']), target: 'moving', actions: 'remember' },
          { target: 'still', actions: 'remember' },
        ],
      },
    },
    moving: {
      always: [
        { guard: 'isBackInHistory', target: 'going' },
        { target: 'still', actions: 'navigate' },
      ],
    },
    going: {
      description: 'The browser goes back through its history, which takes some time.',
      entry: 'goBack',
      after: { GOING: 'still' },
      on: { POPSTATE: [{ guard: 'isHere', target: 'moving' }, { target: 'still' }] },
    },
  },
})

export type WizardSessionRef = ActorRefFrom<typeof wizardSession>
