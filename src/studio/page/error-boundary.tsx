import { Component, type ReactNode } from 'react'

interface Props {
  fallback: ReactNode
  /** What is drawn: after a failure the children are drawn again when it changes. */
  subject: unknown
  children: ReactNode
}

/** Shows `fallback` instead of a blank page if drawing fails, or if the code of a part can't be loaded. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidUpdate({ subject }: Props) {
    if (this.state.isBroken && subject !== this.props.subject) this.setState({ isBroken: false })
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
