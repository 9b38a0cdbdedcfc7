import { Component, type ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'

export interface ErrorBoundaryProps {
  /** `page` replaces everything; `content` keeps the navigation around it. */
  scope: 'page' | 'content'
  /** Another value means another page: it is tried afresh. */
  address?: string
  children: ReactNode
}

interface State {
  readonly hasFailed: boolean
  readonly address?: string | undefined
}

/** Catches what breaks while rendering. Failures of the network are shown by the page itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, address: this.props.address }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, state: State): State | null {
    return address === state.address ? null : { hasFailed: false, address }
  }

  override render() {
    return this.state.hasFailed ? <CrashPage scope={this.props.scope} /> : this.props.children
  }
}
