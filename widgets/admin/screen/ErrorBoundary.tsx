import { Component, type ReactNode } from '@wordpress/element';

/** Draws nothing after an error in the screen; `onError` puts the plain form back. */
export class ErrorBoundary extends Component<
  { readonly onError: () => void; readonly children?: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
