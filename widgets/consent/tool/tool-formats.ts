import { CATEGORIES, type OptionalCategory } from '../consent-config';

/** Patterns of the tools' names for each category, in the order of `CATEGORIES`; OneTrust and iubenda use numbers. */
const WORDS: Readonly<Record<OptionalCategory, string>> = {
  preferences: 'preferences?|functional(?:ity)?(?:_?storage)?|personali[sz]ation(?:_?storage)?|C0003|"2',
  statistics: 'statistics?|analytics(?:_?storage)?|performance|measurement|google_analytics|C0002|"4',
  marketing: 'marketing|advertis(?:ing|ement)|ads?|ad_?storage|targeting|facebook_pixel|C0004|"5',
};

const parseAnswer = (text: string, words: string): boolean | undefined => {
  // `statistics:true`, `"analytics":"accepted"`, `C0002:1`, `"4":true`, `"id":"analytics","value":true`.
  const value = RegExp(`(?<![\\w-])(?:${words})\\\\?["']?(?:,\\s*"value")?\\s*[:=]\\s*["']?(\\w+)`, 'i').exec(
    text,
  )?.[1];
  if (value) return /^(?:true|yes|1|allow|accept|grant)/i.test(value);
  // `"categories":["performance"]`, `"consents_approved":["cookie_cat_statistic"]`: only allowed ones are listed.
  const list = /(?:categories|approved|enabled)\\*"\s*:\s*\\*"?\[([^\]{]*)\]/i.exec(text)?.[1];
  return list === undefined ? undefined : RegExp(`(?:\\W|_)(?:${words})(?![a-z])`, 'i').test(list);
};

/**
 * Returns the categories that a consent tool's cookie or storage allows; `undefined` if the text has an answer for
 * none. Reads the formats of the known tools, from decoded text.
 */
export const parseToolAnswers = (text: string): readonly OptionalCategory[] | undefined => {
  const answers = CATEGORIES.map((category) => parseAnswer(text, WORDS[category]));
  return answers.every((answer) => answer === undefined) ? undefined : CATEGORIES.filter((_, i) => answers[i]);
};
