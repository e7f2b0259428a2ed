import { Component, type ReactNode } from 'react'

interface PreparedBoundaryProps {
  shown: boolean
  children: ReactNode
}

interface PreparedBoundaryState {
  error?: { thrown: unknown }
}

/** Keeps an error to itself as long as what threw it is out of sight. */
export class PreparedBoundary extends Component<PreparedBoundaryProps, PreparedBoundaryState> {
  override state: PreparedBoundaryState = {}

  static getDerivedStateFromError(thrown: unknown): PreparedBoundaryState {
    return { error: { thrown } }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (this.props.shown) throw error.thrown
    return null
  }
}
