import { Component, type ReactNode } from 'react'
import { CrashFace } from './faces/CrashFace.tsx'

/** Keeps a screen that breaks from taking the shell with it. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return <CrashFace error={this.state.error} onRetry={() => this.setState({ error: undefined })} />
  }
}
