/** A value of a setting. While a number is typed it may be any text; the server says what is wrong with it. */
export type Value = boolean | number | string;

/** Values by the names of their settings. */
export type Values = Readonly<Record<string, Value>>;
