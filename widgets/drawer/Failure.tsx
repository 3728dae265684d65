import { useTexts } from './Texts';

/** A reason, and the way to the cart page if the shop gave none. */
export const Reason = ({ text }: { readonly text: string | undefined }) => {
  const t = useTexts();
  return (
    <>
      {text}
      {text && text === t('failed') && t('cart_url') && (
        <>
          {' '}
          <a href={t('cart_url')}>{t('view')}</a>
        </>
      )}
    </>
  );
};

/** An error message beside its cause, announced at once (`role="alert"`). */
export const Failure = ({ text }: { readonly text: string | undefined }) =>
  text && (
    <p className="islas-drawer__failure" role="alert">
      <Reason text={text} />
    </p>
  );
