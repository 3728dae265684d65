import { useEffect, useRef, useState } from '@wordpress/element';
import { type FrameState, readFrameState } from './frame-state';

/** CSS pixels of the shop's page, which is scaled to the room that the screen has. */
export const SIZES = { phone: [390, 760], desktop: [1280, 860] } as const;
export type Device = keyof typeof SIZES;

/** The width that the screen has for the preview, in CSS pixels; 0 before it is known. */
const useWidth = () => {
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

interface FrameProps {
  readonly address: string;
  readonly device: Device;
  readonly title: string;
  readonly onLoad: (state: FrameState) => void;
}

/** One page of the shop, scaled to the width of its place. */
export const Frame = ({ address, device, title, onLoad }: FrameProps) => {
  const [ref, room] = useWidth();
  const [width, height] = SIZES[device];
  const scale = room ? Math.min(1, room / width) : 1;
  return (
    <div ref={ref} className="islas-draft__place" style={{ height: height * scale }}>
      <iframe
        title={title}
        src={address}
        onLoad={({ currentTarget }) => onLoad(readFrameState(currentTarget))}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  );
};
