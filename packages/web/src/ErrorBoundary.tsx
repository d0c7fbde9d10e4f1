import { Component, type ComponentType, type ReactNode } from 'react'

export interface FallbackProps {
  readonly error: unknown
  readonly onRetry: () => void
}

export interface ErrorBoundaryProps {
  readonly Fallback: ComponentType<FallbackProps>
  readonly onRetry?: () => void
  readonly children: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  retry = () => {
    this.props.onRetry?.()
    this.setState({ error: null })
  }

  override render() {
    const { Fallback, children } = this.props
    return this.state.error === null ? children : <Fallback error={this.state.error} onRetry={this.retry} />
  }
}
