/** @typedef {import('./visits.mjs').Visit} Visit */
/** @typedef {import('./visits.mjs').Step} Step */

/** @param {string} text */
const cell = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/** @param {Step | undefined} step */
const outcome = (step) => (step ? cell(step.error ? `✗ ${step.error}` : step.note || '✓') : '');

/** @param {readonly string[]} lines */
const list = (lines) => (lines.length ? lines.map((line) => `- ${cell(line)}`).join('\n') : 'Nothing.');

/**
 * The report of a walk as Markdown.
 *
 * @param {{ title: string, versions: string, visits: readonly Visit[], faults: readonly string[] }} walk
 */
export const writeReport = ({ title, versions, visits, faults }) => {
  const names = visits[0]?.steps.map(({ name }) => name) ?? [];
  const heads = visits.map(({ width, islas }) => `${width} px ${islas ? 'with Islas' : 'stock'}`);
  const rows = names.map((name) => {
    const steps = visits.map(({ steps }) => steps.find((step) => step.name === name));
    const [stockNarrow, narrow, stockWide, wide] = steps.map((step) => step?.requests ?? 0);
    return `| ${[name, ...steps.map(outcome), `${stockNarrow} → ${narrow}, ${stockWide} → ${wide}`].join(' | ')} |`;
  });
  /** @type {Map<string, Set<string>>} Complaints, with the visits and steps that have them. */
  const complaints = new Map();
  for (const { width, islas, steps, php } of visits) {
    const received = [
      ...steps.flatMap(({ complaints }) => complaints),
      ...php.map((entry) => `PHP: ${entry.split('\n')[0]}`),
    ];
    for (const text of received)
      complaints.set(text, (complaints.get(text) ?? new Set()).add(`${width} px ${islas ? 'with Islas' : 'stock'}`));
  }
  return `# ${title}

${versions}

## Worse with Islas

${list(faults)}

## Steps

| Step | ${heads.join(' | ')} | Requests, stock → with Islas |
| --- | ${heads.map(() => '---').join(' | ')} | --- |
${rows.join('\n')}

## Complaints of browser and PHP

${list([...complaints].map(([text, places]) => `${text} (${[...places].join(', ')})`))}

Screenshots are named by width, shop, number and step.
`;
};
