import { Component, type ReactNode } from 'react'
import { CrashView } from './views/CrashView.tsx'

interface BoundaryProps {
  /** The address: at another one the screen is tried again. */
  at: string
  /** Drops what was read: the screen would break on it again. */
  onRetry: () => void
  children: ReactNode
}

interface BoundaryState {
  readonly at: string
  readonly error: unknown
}

/** Keeps a screen that breaks from taking the shell with it. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState) {
    return at === state.at ? null : { at, error: undefined }
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ error: undefined })
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return <CrashView error={this.state.error} onRetry={this.retry} />
  }
}
