import type { ReactNode } from 'react';

/** WordPress' own components in short: what they print, without their looks. */
export const Button = ({ href, isPressed: _pressed, variant: _variant, ...rest }: Record<string, unknown>) =>
  href ? <a href={String(href)} {...rest} /> : <button type="button" {...rest} />;

export const Notice = ({ children }: { children?: ReactNode }) => <div className="notice">{children}</div>;

export const TabPanel = (props: {
  tabs: readonly { name: string; title: string }[];
  onSelect: (name: string) => void;
  children: (tab: { name: string }) => ReactNode;
}) => (
  <div>
    {props.tabs.map(({ name, title }) => (
      <button key={name} type="button" role="tab" onClick={() => props.onSelect(name)}>
        {title}
      </button>
    ))}
    {props.children({ name: '' })}
  </div>
);
