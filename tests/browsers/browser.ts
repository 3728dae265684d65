/** What a script may be given and may answer. */
export type Json = string | number | boolean | null | undefined | readonly Json[];

/** A browser with one page, driven as a person would: what each driver of the two can do. */
export interface Browser {
  /** Its name and version, as it says them. */
  readonly name: string;
  /** Goes to an address and waits for the page's load event. */
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Runs a function in the page; it takes nothing from around it but its arguments. */
  run<A extends readonly Json[], T>(script: (...given: A) => T, ...given: A): Promise<Awaited<T>>;
  /** Brings the first such element into sight and presses its middle. */
  click(selector: string): Promise<void>;
  /** Writes over what a field holds. */
  fill(selector: string, text: string): Promise<void>;
  /** Chooses an option of a select by its value. */
  choose(selector: string, value: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'Space'): Promise<void>;
  /** Another visitor: without cookies, without what pages have stored. */
  renew(): Promise<void>;
  close(): Promise<void>;
}
