import { ErrorState } from '@ponte/ui/error-state';
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** A defect in a screen takes the screen and leaves the shop: its header, its cart, its links. */
export function ErrorBoundary({ children }: BoundaryProps) {
  const { key } = useLocation();
  return <Boundary key={key}>{children}</Boundary>;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title={<FormattedMessage id="error.title" />}
        onRetry={() => globalThis.location.reload()}
      >
        <FormattedMessage id="error.text" />
      </ErrorState>
    );
  }
}
