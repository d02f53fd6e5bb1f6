import type { WizardAnswers, WizardViewState } from '@portal/machines'
import { navigate } from 'wouter/use-browser-location'
import { addressMove, readEntry, type WizardPlace, type WizardShown } from './wizardAddress.ts'
import type { WizardActor, WizardKind } from './wizardKind.ts'

/** The browser goes through its history late: after this time it will not any more. */
const GOING_MS = 500

/** Every change of the address: the browser's buttons, and what wouter calls the two ways of a link. */
const ADDRESS_EVENTS = ['popstate', 'pushState', 'replaceState'] as const

const placeNow = (): WizardPlace => ({
  path: window.location.pathname,
  query: new URLSearchParams(window.location.search),
  entry: readEntry(window.history.state),
})

/**
 * Keeps the address that of the step that is shown (S2, S4). The machine leads, but where the person changes the address:
 * the browser's back is a step back, its forward is NEXT, and a step's address leads there if the way back does.
 */
export const keepWizardAddress = <TStep extends string, TAnswers extends WizardAnswers>(
  kind: WizardKind<TStep, TAnswers>,
  actor: WizardActor<TStep, TAnswers>,
  begin: (wanted: string) => TAnswers | undefined,
  start: (answers: TAnswers) => void,
): { readonly follow: () => void; readonly end: () => void } => {
  const { select, pathOf, stepOf, home } = kind
  let isFollowing = false
  let going: ReturnType<typeof setTimeout> | undefined
  let before: WizardViewState = 'idle'

  const shown = (): WizardShown => {
    const snapshot = actor.getSnapshot()
    return {
      viewState: select.viewState(snapshot),
      path: pathOf(select.step(snapshot)),
      depth: select.depth(snapshot),
      draft: snapshot.context.submission?.key,
    }
  }
  const isHere = () => stepOf(window.location.pathname) !== undefined
  const goHome = () => navigate(home, { replace: true })

  const arrived = () => {
    clearTimeout(going)
    going = undefined
  }
  const move = () => {
    if (going !== undefined) return
    const next = addressMove(placeNow(), shown())
    if (next.type === 'stay') return
    if (next.type === 'go') {
      going = setTimeout(arrived, GOING_MS)
      window.history.go(next.by)
      return
    }
    navigate(next.path, { replace: next.type === 'replace', state: { wizard: next.entry } })
  }

  /** Out of the views that an address cannot lead away from but by leaving them. */
  const leaveView = ({ query }: WizardPlace) => {
    const { viewState } = shown()
    if (query.has('start') || query.get('draft') === 'discard') actor.send({ type: 'LEAVE' })
    if (viewState === 'discarding' && query.get('draft') !== 'discard') actor.send({ type: 'CANCEL' })
    if (addressMove(placeNow(), shown()).type === 'stay') return
    if (viewState === 'submitted') actor.send({ type: 'LEAVE' })
    if (viewState === 'failed' || viewState === 'timedOut') actor.send({ type: 'BACK' })
    if (viewState === 'checking') actor.send({ type: 'CANCEL' })
  }

  /** Into the wizard as the address asks for it; false where nothing of it is shown but a question, or nothing at all. */
  const enter = ({ query }: WizardPlace): boolean => {
    const wanted = query.get('start')
    const answers = wanted === null ? undefined : begin(wanted)
    const hasDraft = select.hasDraft(actor.getSnapshot())
    if (answers) {
      if (!hasDraft) start(answers)
      return !hasDraft
    }
    if (!hasDraft) goHome()
    else actor.send({ type: query.get('draft') === 'discard' ? 'DISCARD' : 'CONTINUE' })
    return hasDraft && shown().viewState !== 'discarding'
  }

  const toEntry = ({ path, entry }: WizardPlace) => {
    const { draft, depth } = shown()
    if (entry === undefined || entry.draft !== draft) {
      const step = stepOf(path)
      if (step !== undefined) actor.send({ type: 'POP_TO', to: step })
      return
    }
    if (entry.depth < depth) actor.send({ type: 'POP_TO', to: entry.depth })
    for (let at = depth; at < entry.depth; at = shown().depth) {
      actor.send({ type: 'NEXT' })
      if (shown().depth === at) return
    }
  }

  /** The address has changed: what it names is shown, if it may be. */
  const follow = () => {
    if (isFollowing || going !== undefined) return
    if (!isHere()) {
      // What was sent is over with its screen: only so a draft of another tab is taken up here.
      if (shown().viewState === 'submitted') actor.send({ type: 'LEAVE' })
      return
    }
    isFollowing = true
    const place = placeNow()
    leaveView(place)
    const isEntered = shown().viewState !== 'idle' || enter(place)
    // Who comes to go on with a draft wants the step where it was left, and a question is no step.
    if (shown().viewState === 'step' && !place.query.has('draft') && !place.query.has('start')) toEntry(place)
    before = shown().viewState
    isFollowing = false
    if (isEntered && before !== 'discarding' && isHere()) move()
  }

  /** The machine has changed: the address becomes that of its step. */
  const lead = () => {
    const { viewState } = shown()
    const came = before
    if (isFollowing) return
    before = viewState
    if (!isHere()) return
    if (viewState !== 'idle') {
      if (viewState !== 'discarding') move()
      return
    }
    const { query } = placeNow()
    const goesOn = came === 'discarding' && select.hasDraft(actor.getSnapshot()) && query.size === 0
    // Events sent from in here would count only afterwards.
    if (goesOn || query.has('start')) queueMicrotask(follow)
    else goHome()
  }

  const changed = ({ type }: Event) => {
    if (type === 'popstate' && going !== undefined) {
      arrived()
      if (isHere()) move()
    } else follow()
  }

  const subscription = actor.subscribe(lead)
  for (const type of ADDRESS_EVENTS) window.addEventListener(type, changed)
  return {
    follow,
    end: () => {
      arrived()
      subscription.unsubscribe()
      for (const type of ADDRESS_EVENTS) window.removeEventListener(type, changed)
    },
  }
}
