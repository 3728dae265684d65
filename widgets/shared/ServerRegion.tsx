import { memo } from 'react';

interface Props {
  readonly className?: string;
}

/** Content that the server owns inside a view: fragments may replace it freely, React adopts and never touches it. */
export const ServerRegion = memo(
  ({ className }: Props) => (
    <div
      className={className}
      data-server-region=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ),
  () => true,
);
ServerRegion.displayName = 'ServerRegion';
