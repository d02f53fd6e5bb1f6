import { Component, type ReactNode } from 'react'
import { FailsafeView } from './FailsafeView.tsx'

/** The shell itself broke, or not even the code of a view could be loaded: only a reload is left. */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <FailsafeView onRetry={() => window.location.reload()} />
  }
}
