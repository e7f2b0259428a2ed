import { Component, type ReactNode } from 'react'
import { ErrorScreen, type ErrorWords } from './error-screen'

interface ErrorBoundaryProps {
  words: ErrorWords
  /** Where the visitor is: another page gets a chance of its own. */
  page: string
  children: ReactNode
}

interface ErrorBoundaryState {
  failed: boolean
  page: string
}

/** Catches what a page throws while rendering; the rest of the site stands. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { failed: false, page: this.props.page }

  static getDerivedStateFromProps({ page }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return page === state.page ? null : { failed: false, page }
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <ErrorScreen words={this.props.words} onRetry={() => this.setState({ failed: false })} />
  }
}
