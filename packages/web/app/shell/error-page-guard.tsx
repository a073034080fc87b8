import { Component, type ReactNode } from 'react';

/**
 * Stands around the error page: when even that fails, a sentence and a way home are left. Not from the word files, because they may
 * be what failed.
 */
export class ErrorPageGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main lang="en" style={{ padding: 48, textAlign: 'center' }}>
        <h1>An error occurred while showing the error page</h1>
        <p>
          <a className="link" href="/">
            Home · 首页
          </a>
        </p>
      </main>
    );
  }
}
