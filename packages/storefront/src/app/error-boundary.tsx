import { ErrorState } from '@ponte/ui/error-state';
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';

interface BoundaryProps {
  /** Another address has another screen, which may well work. */
  readonly address: string;
  readonly children: ReactNode;
}

/** A defect in a screen takes the screen and leaves the shop: its header, its cart, its links. */
export function ErrorBoundary({ children }: Pick<BoundaryProps, 'children'>) {
  const { pathname, search } = useLocation();
  return <Boundary address={`${pathname}${search}`}>{children}</Boundary>;
}

interface BoundaryState {
  readonly failed: boolean;
  /** Where the screen stood that failed, or stands. */
  readonly address: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, address: this.props.address };

  static getDerivedStateFromProps({ address }: BoundaryProps, state: BoundaryState) {
    return address === state.address ? null : { failed: false, address };
  }

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
