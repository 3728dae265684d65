/** The part of WordPress' media frame that selects one image. */
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

/** Opens the media library; `onSelect` receives the attachment data of the selected image. */
export const openLibrary = (title: string, onSelect: (image: unknown) => void): void => {
  const frame = window.wp?.media?.({ title, library: { type: 'image' }, multiple: false });
  frame?.on('select', () => onSelect(frame.state().get('selection').first()?.toJSON()));
  frame?.open();
};

/** WordPress loads the media library only on screens that enqueue it. */
openLibrary.isThere = (): boolean => typeof window.wp?.media === 'function';
