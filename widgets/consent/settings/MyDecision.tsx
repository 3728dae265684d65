import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { ConsentDetails } from './consent-details';
import { getConsent } from '../get-consent';
import { copyText, formatTime } from './details-store';
import { $decision } from './settings-store';
import { dialogTexts } from './dialog-texts';

/** The visitor's decision with its time and text version, the consent ID to copy, and the button to withdraw. */
export const Mine = ({ details, lang }: { readonly details: ConsentDetails; readonly lang: string }) => {
  const decision = useStore($decision);
  const [shownText, setShownText] = useState('');
  const id = useRef<HTMLInputElement>(null);
  const text = dialogTexts(details);
  if (!decision) return null;
  const { status, isGpc } = decision;
  const copy = () =>
    void copyText(decision.id).then((isCopied) => {
      if (isCopied) setShownText(text('copied'));
      else id.current?.select();
    });
  const withdraw = () => {
    getConsent().decide(null, '');
    setShownText(text('withdrawn'));
  };
  return (
    <section className="islas-consent-mine">
      <h3>{text('mine')}</h3>
      <p>{text(isGpc ? 'mine_gpc' : status === 'undecided' ? 'mine_none' : `mine_${status}`)}</p>
      {status !== 'undecided' && (
        <>
          {decision.id && (
            <dl>
              <dt>{text('mine_when')}</dt>
              <dd>{formatTime(decision.time, lang)}</dd>
              <dt>{text('mine_text')}</dt>
              <dd>{decision.version}</dd>
              <dt>
                <label htmlFor="islas-consent-id">{text('mine_id')}</label>
              </dt>
              <dd>
                <input id="islas-consent-id" ref={id} readOnly value={decision.id} />
                <button type="button" className="button wp-element-button" onClick={copy}>
                  {text('copy')}
                </button>
              </dd>
            </dl>
          )}
          <button type="button" className="button wp-element-button" onClick={withdraw}>
            {text('withdraw')}
          </button>
        </>
      )}
      <p role="status">{shownText}</p>
    </section>
  );
};
