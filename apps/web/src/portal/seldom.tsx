import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { Area } from '../texts/index.ts'
import type { Appearance } from './appearance.ts'
import { useSystem } from './context.ts'
import { NotLoaded } from './NotLoaded.tsx'

type Load = (appearance: Appearance) => Promise<unknown>

const ignore = () => undefined

const loads = new Set<Load>()
let loadAhead = (load: Load): void => void loads.add(load)

/** Has something loaded ahead of its need, once the first screen is there. */
export const loadEarly = (load: Load): void => loadAhead(load)

/** Fetches what is to be loaded early, from now on at once; what does not come now is asked for again when it is needed. */
export const beginLoadingEarly = (appearance: Appearance): void => {
  loadAhead = (load) => void load(appearance).catch(ignore)
  loads.forEach(loadAhead)
  loads.clear()
}

/**
 * A view that most visits never show (failures, empty and refused places): its code and the words of faces are loaded when
 * it is needed, and ahead of that as soon as the first screen is there: the face of a lost connection cannot be fetched when
 * the connection is lost. Where it could not be, a sentence and another try stand in its place; only a view that is all
 * there is (`isWhole`) lets that be known.
 */
export const seldom = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { area = 'faces', isWhole = false }: { readonly area?: Area; readonly isWhole?: boolean } = {},
): ComponentType<Props> => {
  const loadAll = async ({ loadArea }: Appearance) => (await Promise.all([load(), loadArea(area)]))[0]
  loadEarly(loadAll)
  let View: ComponentType<Props> | undefined
  const Seldom = (props: Props & { readonly onRetry?: () => void }) => {
    const { appearance } = useSystem()
    View ??= lazy(async () => {
      try {
        return { default: await loadAll(appearance) }
      } catch (error) {
        View = undefined
        throw error
      }
    })
    const view = (
      <Suspense>
        <View {...props} />
      </Suspense>
    )
    if (isWhole) return view
    return (
      <SeldomBoundary load={() => loadAll(appearance)} onRetry={props.onRetry}>
        {view}
      </SeldomBoundary>
    )
  }
  return Seldom
}

interface SeldomBoundaryProps {
  load: () => Promise<unknown>
  onRetry: (() => void) | undefined
  children: ReactNode
}

/** Keeps a view whose code or words do not come from taking the page with it. */
class SeldomBoundary extends Component<SeldomBoundaryProps> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  // What is said stays until there is more to say: a press that did not help keeps its button.
  readonly tryAgain = () => {
    this.props.load().then(() => this.setState({ hasFailed: false }), ignore)
  }

  readonly retry = () => {
    this.tryAgain()
    this.props.onRetry?.()
  }

  override componentDidCatch() {
    window.addEventListener('online', this.tryAgain)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <NotLoaded onRetry={this.retry} />
  }
}
