import { Component, type ReactNode } from 'react'
import { FailedRead } from './FailedRead.tsx'

interface PartBoundaryProps {
  /** Data the part renders; new data resets the boundary. */
  data: unknown
  /** Title of the error state. */
  failed: string
  onRetry: () => void
  children: ReactNode
}

interface PartBoundaryState {
  readonly data: unknown
  readonly error: unknown
}

/** Error boundary that limits a render error to one part of a screen. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { data: this.props.data, error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ data }: PartBoundaryProps, state: PartBoundaryState) {
    return data === state.data ? null : { data, error: undefined }
  }

  retry = () => {
    this.setState({ error: undefined })
    this.props.onRetry()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const failure = { code: 'UNEXPECTED', message: String(error) }
    return <FailedRead title={this.props.failed} failure={failure} onRetry={this.retry} />
  }
}
