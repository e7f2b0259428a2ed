import { Component, type ReactNode } from 'react'
import { ErrorScreen, type ErrorWords } from './error-screen'

interface ErrorBoundaryProps {
  words: ErrorWords
  children: ReactNode
}

/** Catches what a page throws while rendering; the rest of the site stands. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <ErrorScreen words={this.props.words} onRetry={() => this.setState({ failed: false })} />
  }
}
