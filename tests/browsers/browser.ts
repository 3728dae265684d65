/** The values that `run` can pass to a script and get back. */
export type Json = string | number | boolean | null | undefined | readonly Json[];

/** A browser with one page, and the user actions that both drivers (Firefox and WebKit) implement. */
export interface Browser {
  /** Name and version, as the browser reports them. */
  readonly name: string;
  /** Opens an address and waits for the page's load event. */
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Runs a function in the page. The function is sent as text, so it can use only its arguments. */
  run<A extends readonly Json[], T>(script: (...given: A) => T, ...given: A): Promise<Awaited<T>>;
  /** Scrolls the first matching element into view and clicks its centre. */
  click(selector: string): Promise<void>;
  /** Replaces the value of a field. */
  fill(selector: string, text: string): Promise<void>;
  /** Chooses an option of a select by its value. */
  choose(selector: string, value: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'Space' | 'Escape' | 'ArrowLeft' | 'ArrowRight'): Promise<void>;
  /** Starts again as a new visitor, without cookies or stored data. */
  renew(): Promise<void>;
  close(): Promise<void>;
}
