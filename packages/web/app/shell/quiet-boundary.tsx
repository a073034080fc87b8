import { Component, type ReactNode } from 'react';

/** Around what a page can do without: should it fail, it is missing, and the page lives on. */
export class QuietBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
