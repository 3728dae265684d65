/** An error message beside its cause, announced at once (`role="alert"`). */
export const Failure = ({ text }: { readonly text: string | undefined }) =>
  text && (
    <p className="islas-drawer__failure" role="alert">
      {text}
    </p>
  );
