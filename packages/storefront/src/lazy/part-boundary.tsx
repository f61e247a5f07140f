import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  readonly children: ReactNode;
}

export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
