import { Component, type ReactNode } from 'react'

interface Props {
  fallback: ReactNode
  /** Called once, after the children are unmounted. */
  onBreak?: (() => void) | undefined
  /** What is drawn; after a failure the children are drawn again when it changes. */
  subject?: unknown
  children: ReactNode
}

/** Shows `fallback` instead of a blank page if drawing fails. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    this.props.onBreak?.()
  }

  override componentDidUpdate({ subject }: Props) {
    if (this.state.broken && subject !== this.props.subject) this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
