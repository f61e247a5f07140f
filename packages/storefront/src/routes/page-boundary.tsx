import { ErrorState } from '@ponte/ui/error-state';
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface BoundaryProps {
  /** A change resets the boundary: another screen may well work. */
  readonly address: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly address: string;
}

/** Contains a screen's failure: header, cart and links stay. */
export class PageBoundary extends Component<BoundaryProps, BoundaryState> {
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
