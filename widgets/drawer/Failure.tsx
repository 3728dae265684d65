/** What went wrong, where it happened; said at once. */
export const Failure = ({ text }: { readonly text: string | undefined }) =>
  text && (
    <p className="islas-drawer__failure" role="alert">
      {text}
    </p>
  );
