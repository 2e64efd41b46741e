import { Component, type ReactNode } from 'react'

interface Props {
  fallback: ReactNode
  /** Called once, when it is known that the children are gone. */
  onBreak?: (() => void) | undefined
  /** What is drawn: another one gets another chance. */
  subject?: unknown
  children: ReactNode
}

/** Whatever breaks while drawing ends in a clear message, never in a blank page. */
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
