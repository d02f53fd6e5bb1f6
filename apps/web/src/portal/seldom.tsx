import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { Area } from '../texts/index.ts'
import type { Appearance } from './appearance.ts'
import { useSystem } from './context.ts'

const loads = new Set<(appearance: Appearance) => Promise<unknown>>()

/** Has something loaded when the portal is open and the browser idle. */
export const loadWhenIdle = (load: (appearance: Appearance) => Promise<unknown>): void => {
  loads.add(load)
}

/**
 * A view that most visits never show (failures, empty and refused places): its code and the words of faces are loaded when
 * it is needed, and ahead of that once the portal is open and idle. The face of a lost connection cannot be fetched when
 * the connection is lost: then nothing is shown but the code of a failure, and it is asked for again when the network is
 * back. Only a view that is all there is (`isWhole`) lets that be known.
 */
export const seldom = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { area = 'faces', isWhole = false }: { readonly area?: Area; readonly isWhole?: boolean } = {},
): ComponentType<Props> => {
  const loadAll = async ({ loadArea }: Appearance) => (await Promise.all([load(), loadArea(area)]))[0]
  loadWhenIdle(loadAll)
  let View: ComponentType<Props> | undefined
  const Seldom = (props: Props) => {
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
    return isWhole ? view : <SeldomBoundary code={codeOf(props)}>{view}</SeldomBoundary>
  }
  return Seldom
}

/** What failed, when it is a failure that could not be shown. */
const codeOf = (props: { code?: string; failure?: { readonly code: string } | undefined }) =>
  props.failure?.code ?? props.code

/** Keeps a view whose code or words do not come from taking the page with it. */
class SeldomBoundary extends Component<{ code: string | undefined; children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  readonly tryAgain = () => this.setState({ hasFailed: false })

  override componentDidCatch() {
    window.addEventListener('online', this.tryAgain, { once: true })
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain)
  }

  override render() {
    return this.state.hasFailed ? this.props.code : this.props.children
  }
}

const ignore = () => undefined

/** Fetches the seldom views; what does not come now is asked for again when it is needed. */
export const preloadSeldom = (appearance: Appearance): void => {
  for (const load of loads) void load(appearance).catch(ignore)
}
