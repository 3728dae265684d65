import { type Draft, PAGES, type PageName, sendDraft } from './draft-request';
import { type FrameState, frameState } from './frame-state';
import { previewText } from './preview-texts';
import { type WordPress, wordpress } from './wordpress-scripts';

/** Milliseconds without a change before the draft is sent. */
const PAUSE = 600;

/** CSS pixels of the shop's page, which is scaled to the room that the screen has. */
const SIZES = { phone: [390, 760], desktop: [1280, 860] } as const;
type Device = keyof typeof SIZES;

interface Result {
  readonly draft?: Draft;
  /** Why there is no newer draft. */
  readonly problem?: string;
  /** Grows with every answer, so that the frame loads again. */
  readonly turn: number;
}

/** Sends the settings after a pause in their changes. @returns the last answer, and a function that sends them again */
const useDraft = (
  { element: { useEffect, useRef, useState }, apiFetch }: WordPress,
  settings: Readonly<Record<string, unknown>>,
): readonly [Result, () => void] => {
  const [result, setResult] = useState<Result>({ turn: 0 });
  const [asked, setAsked] = useState(0);
  const id = useRef('');
  const json = JSON.stringify(settings);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await sendDraft(apiFetch, JSON.parse(json) as Record<string, unknown>, id.current);
      if (!isCurrent) return;
      if (typeof answer !== 'string') id.current = answer.id;
      setResult(({ turn, draft }) =>
        typeof answer !== 'string'
          ? { draft: answer, turn: turn + 1 }
          : { ...(draft && { draft }), problem: answer || previewText('preview_failed'), turn },
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [apiFetch, json, asked]);
  return [result, () => setAsked((times) => times + 1)];
};

/** The width that the screen has for the preview, in CSS pixels; 0 before it is known. */
const useWidth = ({ element: { useEffect, useRef, useState } }: WordPress) => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const observer = new ResizeObserver(() => setWidth(place.clientWidth));
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
};

/** One page of the shop, scaled to the width of its place. */
const Frame = (props: {
  readonly wp: WordPress;
  readonly address: string;
  readonly device: Device;
  readonly title: string;
  readonly onLoad: (state: FrameState) => void;
}) => {
  const { createElement: h } = props.wp.element;
  const [ref, room] = useWidth(props.wp);
  const [width, height] = SIZES[props.device];
  const scale = room ? Math.min(1, room / width) : 1;
  return h(
    'div',
    { ref, className: 'islas-draft__place', style: { height: height * scale } },
    h('iframe', {
      title: props.title,
      src: props.address,
      onLoad: (event: { currentTarget: HTMLIFrameElement }) => props.onLoad(frameState(event.currentTarget)),
      style: { width, height, transform: `scale(${scale})` },
    }),
  );
};

const Controls = (props: {
  readonly wp: WordPress;
  readonly device: Device;
  readonly address: string;
  readonly onDevice: (device: Device) => void;
  readonly onAgain: () => void;
}) => {
  const {
    element: { createElement: h },
    components: { Button },
  } = props.wp;
  const devices = (Object.keys(SIZES) as Device[]).map((name) =>
    h(
      Button,
      {
        key: name,
        variant: 'secondary',
        isPressed: props.device === name,
        'aria-pressed': props.device === name,
        onClick: () => props.onDevice(name),
      },
      previewText(`preview_${name}`),
    ),
  );
  return h(
    'div',
    { className: 'islas-draft__controls' },
    h('div', { role: 'group', 'aria-label': previewText('preview_width') }, ...devices),
    h(Button, { variant: 'secondary', onClick: props.onAgain }, previewText('preview_again')),
    props.address && h(Button, { variant: 'link', href: props.address, target: '_blank' }, previewText('preview_open')),
  );
};

/** Why the chosen page is not there; '' for a page that is. */
const absence = (page: PageName, draft: Draft | undefined): string =>
  !draft || draft.pages[page] ? '' : previewText(`preview_no_${page === 'shop' ? 'product' : page}`);

/**
 * The shop with unsaved settings, in a frame. Needs WordPress' scripts `wp-element`, `wp-components` and `wp-api-fetch`.
 */
export const Preview = ({ settings }: { readonly settings: Readonly<Record<string, unknown>> }) => {
  const wp = wordpress();
  if (!wp) throw new Error('The preview needs wp.element, wp.components and wp.apiFetch.');
  return wp.element.createElement(Screen, { wp, settings });
};

const Screen = ({ wp, settings }: { readonly wp: WordPress; readonly settings: Readonly<Record<string, unknown>> }) => {
  const { createElement: h, useState } = wp.element;
  const { Notice, TabPanel } = wp.components;
  const [{ draft, problem, turn }, sendAgain] = useDraft(wp, settings);
  const [page, setPage] = useState<PageName>('shop');
  const [device, setDevice] = useState<Device>('desktop');
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly state: FrameState }>();

  const address = draft?.pages[page] ?? '';
  const key = `${turn} ${page}`;
  const state = loaded?.key === key ? loaded.state : undefined;
  const missing = absence(page, draft);
  const wrong = problem ?? (missing || (state && state !== 'ready' ? previewText(`preview_${state}`) : ''));
  const status = wrong || previewText(state === 'ready' ? 'preview_ready' : 'preview_loading');

  const frame = address
    ? h(Frame, {
        key,
        wp,
        address,
        device,
        title: previewText('preview_frame').replace('%s', previewText(`preview_${page}`)),
        onLoad: (now) => setLoaded({ key, state: now }),
      })
    : null;
  return h(
    'div',
    { className: 'islas-draft' },
    h(Controls, { wp, device, address, onDevice: setDevice, onAgain: sendAgain }),
    h('p', { role: 'status', className: wrong ? 'screen-reader-text' : 'islas-draft__status' }, status),
    // The status has announced it.
    wrong ? h(Notice, { status: 'warning', isDismissible: false, spokenMessage: null }, wrong) : null,
    h(TabPanel, {
      tabs: PAGES.map((name) => ({ name, title: previewText(`preview_${name}`) })),
      onSelect: (name) => setPage(PAGES.find((one) => one === name) ?? 'shop'),
      children: () => frame,
    }),
  );
};
