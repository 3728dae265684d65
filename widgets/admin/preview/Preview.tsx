import './draft.css';
import { Button, Notice, TabPanel } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { Values } from '../values';
import { type Draft, PAGES, type PageName } from './draft-request';
import type { FrameState } from './frame-state';
import { type Device, Frame, SIZES } from './Frame';
import { previewText } from './preview-texts';
import { useDraft } from './use-draft';

interface ControlsProps {
  readonly device: Device;
  readonly address: string;
  readonly onDevice: (device: Device) => void;
  readonly onAgain: () => void;
}

const Controls = ({ device, address, onDevice, onAgain }: ControlsProps) => (
  <div className="islas-draft__controls">
    <div role="group" aria-label={previewText('preview_width')}>
      {(Object.keys(SIZES) as Device[]).map((name) => (
        <Button
          key={name}
          variant="secondary"
          isPressed={device === name}
          aria-pressed={device === name}
          onClick={() => onDevice(name)}
        >
          {previewText(`preview_${name}`)}
        </Button>
      ))}
    </div>
    <Button variant="secondary" onClick={onAgain}>
      {previewText('preview_again')}
    </Button>
    {address && (
      <Button variant="link" href={address} target="_blank">
        {previewText('preview_open')}
      </Button>
    )}
  </div>
);

/** Why the chosen page is not there; '' for a page that is. */
const explainMissingPage = (page: PageName, draft: Draft | undefined): string =>
  !draft || draft.pages[page] ? '' : previewText(`preview_no_${page === 'shop' ? 'product' : page}`);

/** The shop with unsaved settings, in a frame. */
export const Preview = ({ settings }: { readonly settings: Values }) => {
  const [{ draft, problem, turn }, sendAgain] = useDraft(settings);
  const [page, setPage] = useState<PageName>('shop');
  const [device, setDevice] = useState<Device>('desktop');
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly state: FrameState }>();

  const address = draft?.pages[page] ?? '';
  const key = `${turn} ${page}`;
  const state = loaded?.key === key ? loaded.state : undefined;
  const missing = explainMissingPage(page, draft);
  const wrong = problem ?? (missing || (state && state !== 'ready' ? previewText(`preview_${state}`) : ''));
  const status = wrong || previewText(state === 'ready' ? 'preview_ready' : 'preview_loading');

  return (
    <div className="islas-draft">
      <Controls device={device} address={address} onDevice={setDevice} onAgain={sendAgain} />
      <p role="status" className={wrong ? 'screen-reader-text' : 'islas-draft__status'}>
        {/* The request has announced its failure. */}
        {!problem && status}
      </p>
      {/* It is announced already. */}
      {wrong && (
        <Notice status="warning" isDismissible={false} spokenMessage={null}>
          {wrong}
        </Notice>
      )}
      <TabPanel
        tabs={PAGES.map((name) => ({ name, title: previewText(`preview_${name}`) }))}
        onSelect={(name) => setPage(PAGES.find((one) => one === name) ?? 'shop')}
      >
        {() =>
          address && (
            <Frame
              key={key}
              address={address}
              device={device}
              title={previewText('preview_frame').replace('%s', previewText(`preview_${page}`))}
              onLoad={(now) => setLoaded({ key, state: now })}
            />
          )
        }
      </TabPanel>
    </div>
  );
};
