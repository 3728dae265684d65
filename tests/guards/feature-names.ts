import { type Sources, code } from './sources';

/** The line of the platform that names a feature. */
export const NAMING_LINES = [
  // The groups of the texts in the file of the head.
  "src/wordpress/settings.ts: texts: { ...readShippedTexts('page'), ...page.texts },",
];

/** What names a feature: its folder, its switch, its overlay, its actions, or its name as a string. */
const namingOf = (features: readonly string[]): RegExp => {
  const folder = features.join('|');
  const key = folder.replaceAll('-', '_');
  return new RegExp(
    `widgets/(${folder})\\b|\\bfeatures\\.(${key})\\b|\\{[^}]*\\b(${key})\\b[^}]*\\} = [^;]*features;|` +
      `['"\`](${folder})['"\`.]|islas-overlay=["']?(${folder})\\b`,
  );
};

/**
 * Lines of `src/` that name a feature, as `file: line`. Entries name the features that they start, generated files are
 * written from the features' declarations, and events are the interface by which platform and features meet.
 */
export const featuresNamed = (sources: Sources, features: readonly string[]): string[] => {
  const names = namingOf(features);
  return [...sources]
    .filter(([file, text]) => /^src\/(?!entries\/).*\.tsx?$/.test(file) && !text.startsWith('// Generated from '))
    .flatMap(([file, text]) =>
      code(text)
        .split('\n')
        .filter((line) => names.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
};
