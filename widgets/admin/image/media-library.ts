/** WordPress' media window, as far as one image is chosen in it. */
interface Frame {
  on(event: 'select', run: () => void): void;
  open(): void;
  state(): { get(name: 'selection'): { first(): { toJSON(): unknown } | undefined } };
}

declare global {
  interface Window {
    wp?: { media?: (options: object) => Frame };
  }
}

/** Opens the media library; `take` gets what WordPress knows of the image that is chosen. */
export const openLibrary = (title: string, take: (image: unknown) => void): void => {
  const frame = window.wp?.media?.({ title, library: { type: 'image' }, multiple: false });
  frame?.on('select', () => take(frame.state().get('selection').first()?.toJSON()));
  frame?.open();
};

/** Screens of WordPress bring the library only where it was asked for. */
openLibrary.isThere = (): boolean => typeof window.wp?.media === 'function';
