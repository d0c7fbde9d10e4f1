import { Component, type ReactNode } from 'react'
import { Failed } from '../shell/Failed.tsx'

/** Keeps a page that breaks from taking the game with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    return this.state.error === null ? this.props.children : <Failed error={this.state.error} />
  }
}
