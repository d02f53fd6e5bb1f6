import { Component, type ReactNode } from 'react'
import { CrashView } from './views/CrashView.tsx'

interface BoundaryProps {
  /** Path of the screen; a change clears the error. */
  at: string
  /** Drops cached reads, because the screen would fail on them again. */
  onRetry: () => void
  children: ReactNode
}

interface BoundaryState {
  readonly at: string
  readonly error: unknown
}

/** Error boundary that keeps the shell when a screen fails. */
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
