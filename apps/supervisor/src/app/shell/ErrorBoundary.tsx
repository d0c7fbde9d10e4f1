import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, Suspense, type ReactNode } from 'react'
import { Failed } from './Failed.tsx'
import { Waiting } from './Waiting.tsx'

interface Held {
  readonly children: ReactNode
  readonly onRetry: () => void
}

/** Keeps a page that breaks from taking the app with it. */
class Boundary extends Component<Held, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ error: null })
  }

  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <Failed error={this.state.error} onRetry={this.retry} />
    )
  }
}

/** Where a page stands: waiting while it is fetched, a word and a way on where it failed. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <Boundary onRetry={reset}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </Boundary>
  )
}
