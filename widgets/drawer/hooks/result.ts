/** How a change ended: what the shop refuses is a value, not an exception. */
export type Result =
  | { readonly ok: true }
  /** `message` is for the shopper: the shop's reason, or that it cannot be reached. */
  | { readonly ok: false; readonly message: string };

export const toResult = (message: string | undefined): Result =>
  message === undefined ? { ok: true } : { ok: false, message };
