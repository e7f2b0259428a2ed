import { Component, type ReactNode } from 'react'
import { ErrorScreen, type ErrorWords } from './error-screen'

interface ErrorBoundaryProps {
  words: ErrorWords
  /** The path: after a change of page, the next one is rendered. */
  page: string
  children: ReactNode
}

interface ErrorBoundaryState {
  failed: boolean
  page: string
}

/** Shows the error screen in place of a page that throws while rendering. */
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
