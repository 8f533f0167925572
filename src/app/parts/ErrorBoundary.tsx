import { Component, type ReactNode } from 'react';

interface Props {
  /** What is offered beside reloading, given what went wrong. */
  fallback(error: Error): ReactNode;
  children: ReactNode;
}

/** Shows the fallback where something below could not be drawn, so that the rest of the page goes on. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
