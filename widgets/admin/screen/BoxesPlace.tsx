import { useEffect, useRef } from '@wordpress/element';
import { placeBoxes } from './boxes';
import type { Section } from './screen-data';

/** The place of the forms that PHP prints. */
export const BoxesPlace = ({ section }: { section: Section | null }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => placeBoxes(place.current, section), [section]);
  return <div ref={place} />;
};
