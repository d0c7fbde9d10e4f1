import { Component, type ComponentType, type ReactNode } from 'react'

export interface FallbackProps {
  readonly error: unknown
  /** Shows the page again. */
  readonly onRetry: () => void
}

export interface ErrorBoundaryProps {
  /** What is shown in place of a page that broke. */
  readonly Fallback: ComponentType<FallbackProps>
  /** Called before the page is shown again. */
  readonly onRetry?: () => void
  readonly children: ReactNode
}

/** Keeps a page that breaks from taking the app with it. */
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
