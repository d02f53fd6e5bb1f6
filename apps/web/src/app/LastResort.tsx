import { Component, type ReactNode } from 'react'
import { FailsafeView } from './FailsafeView.tsx'

/** Error boundary around the whole portal, for errors outside the screens; it offers only a reload. */
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
