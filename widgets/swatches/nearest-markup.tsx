interface NearestButtonProps {
  readonly label: string;
  /** Id of why the wanted option may not be chosen. */
  readonly describedBy?: string | undefined;
  readonly onChoose: () => void;
}

/** The offer of the nearest combination in stock. */
export const NearestButton = ({ label, describedBy, onChoose }: NearestButtonProps) => (
  <button
    type="button"
    className="islas-swatches__nearest"
    // A pressed button that took the focus would take away, before the click, what it stands for.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
    aria-describedby={describedBy}
  >
    {label}
  </button>
);
