export interface LogFilter {
  /** Days such as 2026-11-01, '' for all. */
  readonly from: string;
  readonly to: string;
  /** Of a visitor, '' for all. */
  readonly id: string;
}

/** Id of the sentence that says why the shop refused a filter. */
export const PROBLEM_ID = 'islas-log-problem';

export const ALL: LogFilter = { from: '', to: '', id: '' };

export const toQuery = (filter: LogFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();

/** Address of the file with the decisions of this filter. */
export const exportAddress = (address: string, filter: LogFilter): string => {
  const url = new URL(address, location.href);
  for (const [key, value] of Object.entries(filter)) if (value) url.searchParams.set(`islas-log[${key}]`, value);
  return url.href;
};
